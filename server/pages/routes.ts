import { type Context, type Handler, Hono, type HonoRequest } from 'hono';
import { pageOfPath } from '#domain/pages/page-routes.ts';
import { defaultTitle } from '#domain/pages/page-title.ts';
import { OWN_HEAD, type Preloads } from '#domain/pages/preloads.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { PRIVATE, PUBLIC } from '#server/http/cache-control.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { DevClient } from './built-client.ts';
import type { PageStores } from './page-content.ts';
import { type PagesSite, renderPage } from './render.ts';
import { answerSecretPage } from './secret-page.ts';
import { createShell } from './shell.ts';
import { robots, sitemap } from './sitemap.ts';

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** Serves the pages, each with its first words and data; also `/sitemap.xml` and `/robots.txt`. */
export function createPageRoutes(
	stores: PageStores,
	answers: AnswerCache,
	{ site, client }: { site: PagesSite; client: { template: string; preloads: Preloads } },
) {
	const fill = createShell(client.template, site.apiStages);
	const render = (path: string) =>
		renderPage(path, stores, { site, preloads: client.preloads, revision: answers.revision() });

	async function answerPage(c: Context<ServerEnv>): Promise<Response> {
		const { path } = c.req;
		const found = pageOfPath(path);
		if (!found && isForFile(c.req)) throw new Problem('not_found', 'There is no such file.');
		if (found?.page.isSecret) {
			const page = await render(found.page.template);
			return answerSecretPage(c, fill(page));
		}
		return answers.answer(c, `page ${path}`, async () => {
			const page = await render(path);
			const cacheControl = found?.page.isPersonal ? PRIVATE : PUBLIC;
			if (page.isFound) return { body: fill(page), headers: { ...HTML, 'Cache-Control': cacheControl } };
			// Security: an editor gets the page; everyone else gets the answer for a page that does not exist.
			return { status: 404, body: fill(page), headers: { ...HTML, 'Cache-Control': PRIVATE } };
		});
	}

	const textFile = (type: string, make: () => Promise<string>) => (c: Context<ServerEnv>) =>
		answers.answer(c, type, async () => ({
			body: await make(),
			headers: { 'Content-Type': `${type}; charset=UTF-8`, 'Cache-Control': PUBLIC },
		}));

	return new Hono<ServerEnv>()
		.get(
			'/sitemap.xml',
			textFile('application/xml', () => sitemap(stores, site.publicUrl)),
		)
		.get(
			'/robots.txt',
			textFile('text/plain', async () => robots(site.publicUrl)),
		)
		.get('/index.html', (c) => {
			// For the service worker's offline copy: the shell of every page, without any page's words. The worker adds
			// the names of the files a page needs, in the place left for them.
			const head = `<title>${defaultTitle}</title>\n${OWN_HEAD}`;
			const shell = fill({ head, firstWords: '', island: '' });
			return c.body(shell, 200, { ...HTML, 'Cache-Control': 'no-cache' });
		})
		.get('*', answerPage);
}

/** Redirects page requests on this server to Vite. */
export const toDevClient =
	({ devUrl }: DevClient): Handler<ServerEnv> =>
	(c) =>
		c.redirect(`${devUrl}${c.req.url.slice(new URL(c.req.url).origin.length)}`, 307);

/** True when a file is requested: a page in place of a missing script would only hide the error. */
function isForFile(req: HonoRequest): boolean {
	if (req.path.startsWith('/assets/')) return true;
	const isRead =
		req.header('Sec-Fetch-Dest') === 'document' || (req.header('Accept') ?? '').includes('text/html');
	return !isRead && /\.[a-z0-9]{1,12}$/i.test(req.path);
}
