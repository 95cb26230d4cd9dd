import { html } from 'hono/html';
import { pageRoutes } from '#domain/pages/page-routes.ts';
import { paths } from '#domain/paths.ts';
import { regions } from '#domain/states/region.ts';
import type { Stores } from '#server/stores.ts';

/**
 * The sitemap: every listed page, region, open state and open college, and our own articles, under the public address.
 */
export async function sitemap(
	{ states, colleges, articles }: Pick<Stores, 'states' | 'colleges' | 'articles'>,
	publicUrl: string,
): Promise<string> {
	const open = (await states.all()).filter(({ enabled }) => enabled);
	const addresses = [
		...pageRoutes.filter(({ isListed }) => isListed).map(({ template }) => template),
		...regions.map(({ idString }) => paths.region(idString)),
		...open.map(({ name }) => paths.state(name)),
		...(await colleges.enabled()).map(({ ipeds_id }) => paths.college(ipeds_id)),
		// A blog post lives at the blog.
		...(await articles.all()).flatMap(({ URL }) => (URL.startsWith('/') ? URL : [])),
	];
	return String(
		await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => html`<url><loc>${publicUrl}${address}</loc></url>\n`)}</urlset>
`,
	);
}

const barred = pageRoutes
	.filter(({ isBarred }) => isBarred)
	.map(({ template }) => template)
	.sort();

/** Robots may visit everything public. */
export const robots = (publicUrl: string) => `User-agent: *
${['/api/', '/admin', ...barred].map((start) => `Disallow: ${start}\n`).join('')}
Sitemap: ${publicUrl}/sitemap.xml
`;
