import { html, raw } from 'hono/html';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import type { Stores } from '#server/stores.ts';
import { type PageContent, words } from './page-content.ts';

const shown = ['who_we_are', 'mission', 'joy_bio'];

/** `/about`: the people behind the site, and why they made it. */
export async function aboutPage(
	{ page }: FoundPage,
	{ site, contributors }: Pick<Stores, 'site' | 'contributors'>,
): Promise<PageContent> {
	const texts = (await Promise.all(shown.map((name) => site.contentNamed(name)))).flat();
	const whoWeAre = texts.find(({ name }) => name === 'who_we_are')?.html ?? '';
	return {
		description: page.description,
		// Security: the store sanitizes these texts.
		words: words('About', '', html`<div class="story">${raw(whoWeAre)}</div>`),
		page: { texts, contributors: await contributors.all() },
		linkedData: [],
	};
}
