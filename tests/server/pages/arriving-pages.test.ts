import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AboutPage, ArticlePage, VoicesPage } from '#domain/pages/island.ts';
import { donateLead, privacyLead, studentVoicesLead, timelineTipsLead } from '#domain/pages/page-leads.ts';
import { articles } from '#server/articles/table.ts';
import { aCatalogue, anArticle } from '../a-catalogue.ts';
import { aServer } from '../a-server.ts';
import { islandOf } from '../page-parts.ts';

const aboutHarvard = anArticle({
	id: 'crimson',
	article_title: 'A day in Cambridge',
	locality: 'college',
	locality_id: '166027, 999999',
});
const theServer = () => aServer({ catalogue: aCatalogue({ articles: [anArticle(), aboutHarvard] }) });

test('an article’s page can be read before any script has run; one that is not shown is not found', async () => {
	const { get } = theServer();
	const html = await (await get('/student-voices/what-to-ask')).text();
	expect(html).toContain('<meta name="description" content="Ask who teaches the first year.">');
	expect(html).toContain('"@type":"Article"');
	expect(html).toContain(
		'<h1>What to ask on a tour</h1><div class="article"><p>Ask who teaches.</p>\n<p>Then listen.</p></div>',
	);
	expect(html).not.toContain('alert(1)');
	expect((await get('/student-voices/12')).status).toBe(404);
});

test('an article of our own is listed here, a post of the blog there', async () => {
	const { get, db } = aServer();
	const page = async () => (await get('/student-voices/what-to-ask')).text();
	expect(await page()).toContain('rel="canonical" href="https://tours.example/student-voices/what-to-ask"');
	db.update(articles)
		.set({ URL: 'https://blog.example/?p=12&x="' })
		.where(eq(articles.id, 'what-to-ask'))
		.run();
	expect(await page()).toContain('rel="canonical" href="https://blog.example/?p=12&amp;x=&quot;"');
});

test('an article comes with its body and with the colleges that it is about', async () => {
	const page = islandOf(await (await theServer().get('/student-voices/crimson')).text()).page as ArticlePage;
	expect(page.article).toMatchObject({ id: 'crimson', body: '<p>Ask who teaches.</p>\n<p>Then listen.</p>' });
	expect(page.colleges).toEqual([
		{
			ipeds_id: 166027,
			name: 'Harvard University',
			state_abbreviation: 'MA',
			subregion_id: 91,
			enabled: true,
		},
	]);
});

test('Student Voices comes with every article and their places, and names what is for every trip', async () => {
	const html = await (await theServer().get('/student-voices')).text();
	const page = islandOf(html).page as VoicesPage;
	expect(page.articles.map(({ id }) => id).sort()).toEqual(['crimson', 'what-to-ask']);
	expect(Object.keys(page.articles[0] ?? {})).not.toContain('body');
	expect(page.colleges.map(({ ipeds_id }) => ipeds_id)).toEqual([166027]);
	expect([page.states.length, page.subregions.length]).toEqual([3, 2]);
	expect(html).toContain(`<p class="lead">${studentVoicesLead}</p>`);
	expect(html).toContain('<li><a href="/student-voices/what-to-ask">What to ask on a tour</a></li>');
	expect(html).not.toContain('>A day in Cambridge</a>');
});

test('the list of articles comes with the document, whatever of it is asked for', async () => {
	const page = islandOf(await (await theServer().get('/articles?type=general')).text()).page as VoicesPage;
	expect(page.articles).toHaveLength(2);
});

test('About comes with its texts and its people', async () => {
	const siteContent = [
		{ name: 'who_we_are', html: '<p>Two <b>parents</b>.</p><script>alert(1)</script>', is_sample: false },
		{ name: 'message_01', html: '<p>Not here.</p>', is_sample: true },
	];
	const { get } = aServer({ catalogue: aCatalogue({ siteContent }) });
	const html = await (await get('/about')).text();
	const page = islandOf(html).page as AboutPage;
	expect(page.texts).toEqual([{ name: 'who_we_are', html: '<p>Two <b>parents</b>.</p>', is_sample: false }]);
	expect(page.contributors).toEqual([]);
	expect(html).toContain('<h1>About</h1><div class="story"><p>Two <b>parents</b>.</p></div>');
});

test('Itineraries comes with the address that an editor gave for orders, or with none', async () => {
	const asked = async (html: string) => {
		const siteContent = html ? [{ name: 'contact_email', html, is_sample: false }] : [];
		const { get } = aServer({ catalogue: aCatalogue({ siteContent }) });
		return islandOf(await (await get('/itineraries')).text()).page;
	};
	expect(await asked('<p>trips@tours.example</p>')).toEqual({ email: 'trips@tours.example' });
	expect(await asked('')).toEqual({ email: null });
});

test('a page says under its heading what it will say when its script has run', async () => {
	const { get } = aServer();
	for (const [path, lead] of [
		['/donate', donateLead],
		['/timeline-tips', timelineTipsLead],
		['/privacy', privacyLead],
	] as const) {
		expect(await (await get(path)).text()).toContain(`<p class="lead">${lead}</p>`);
	}
});
