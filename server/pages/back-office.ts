import { Hono } from 'hono';
import { html } from 'hono/html';
import { adminHome, mayOpenTab } from '#domain/admin/tabs.ts';
import { pageName, pageTitle } from '#domain/pages/page-title.ts';
import type { Guards, MaybeSignedInEnv } from '#server/http/guards.ts';
import type { BuiltClient } from './built-client.ts';
import type { PagesSite } from './render.ts';
import { createShell } from './shell.ts';

/**
 * Serves the back office's document, a separate app that visitors never load. Anyone who may not open the page gets the
 * same answer as for any other address: Page Not Found.
 */
export function backOfficePages({ whoever }: Guards, site: PagesSite, client: BuiltClient) {
	const fill = createShell(client.backOffice, site.apiStages);
	return new Hono<MaybeSignedInEnv>().get(`${adminHome}/*`, whoever, async (c, next) => {
		const { path } = c.req;
		if (!mayOpenTab(c.var.account, path)) return next();
		const title = pageTitle(path, pageName(path));
		const head = String(await html`<title>${title}</title>\n<meta name="robots" content="noindex">`);
		return c.html(fill({ head, firstWords: '', island: '' }));
	});
}
