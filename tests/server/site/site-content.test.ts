import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isMessage, type SiteContent, siteContentSchema } from '#domain/site/site-content.ts';
import { readShipped } from '#server/shipped/read.ts';
import { siteContent } from '#server/site/table.ts';
import { aServer } from '../a-server.ts';

const shipped = await readShipped();
const aShippedSite = () => aServer({ catalogue: shipped });

test('every text of the site is there, whole, by name', async () => {
	const all: SiteContent[] = await aShippedSite().read('/api/query?target=site_content');
	expect(all.map((text) => siteContentSchema.parse(text))).toEqual(all);
	const names = all.map(({ name }) => name);
	expect(names).toEqual([...names].sort());
	expect(names).toEqual(expect.arrayContaining(['joy_bio', 'mission', 'who_we_are']));
});

test('the tenth message comes after the second', async () => {
	const { db, read } = aShippedSite();
	const tenth = { name: 'message_10', html: '<p>Ten.</p>', is_sample: false, edited_fields: [] };
	db.insert(siteContent).values(tenth).run();
	const all: SiteContent[] = await read('/api/query?target=site_content');
	const numbers = all.filter(isMessage).map(({ name }) => Number(name.replace('message_', '')));
	expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
	expect(numbers.at(-1)).toBe(10);
});

test('every message we wrote ourselves is labeled as a sample; what we say about ourselves is not', async () => {
	const all: SiteContent[] = await aShippedSite().read('/api/query?target=site_content');
	const messages = all.filter(isMessage);
	expect(messages.length).toBeGreaterThanOrEqual(3);
	for (const { name, html, is_sample } of messages) {
		expect([name, is_sample, html.length > 40]).toEqual([name, true, true]);
	}
	for (const { name, is_sample } of all.filter((text) => !isMessage(text))) {
		expect([name, is_sample]).toEqual([name, false]);
	}
	expect(JSON.stringify(all)).not.toMatch(/lorem|ipsum|TODO|John Doe|Jane Doe/i);
});

test('a text by its name, as a list of one or none', async () => {
	const { read } = aShippedSite();
	const [mission, ...more] = await read('/api/query?target=site_content&by=name&term=mission');
	expect([mission.name, mission.is_sample, more]).toEqual(['mission', false, []]);
	expect(await read('/api/query?target=site_content&by=name&term=nothing')).toEqual([]);
});

test('anything an editor’s text could run is gone by the time it is read', async () => {
	const { db, read } = aShippedSite();
	const html = '<p onclick="steal()">We <b>plan</b>.<script>steal()</script><img src=x onerror=steal()></p>';
	db.update(siteContent).set({ html }).where(eq(siteContent.name, 'mission')).run();
	const [mission] = await read('/api/query?target=site_content&by=name&term=mission');
	expect(mission.html).toContain('We <b>plan</b>.');
	expect(mission.html).not.toMatch(/steal|script|onclick|onerror/);
});

test.each([[null], ['The site stays free.']])('the banner %o comes with its tag', async (banner) => {
	const { get } = aServer({ banner });
	const answer = await get('/api/site');
	expect(await answer.json()).toMatchObject({ banner });
	const tag = answer.headers.get('etag') ?? '';
	expect((await get('/api/site', { 'If-None-Match': tag })).status).toBe(304);
});

test('an unwritten text is as configured, until an editor writes or empties it', async () => {
	const texts = { address: '<p>12 Main Street</p>', mission: '<p>Another.</p>', nothing: '<p>x</p>' };
	const { db, read } = aServer({ catalogue: shipped, texts });
	const address = async () => (await read('/api/query?target=site_content&by=name&term=address'))[0].html;
	expect(await address()).toBe('<p>12 Main Street</p>');
	const all: SiteContent[] = await read('/api/query?target=site_content');
	expect(all.find(({ name }) => name === 'mission')?.html).not.toContain('Another');
	expect(all.map(({ name }) => name)).not.toContain('nothing');
	const write = (html: string) =>
		db
			.update(siteContent)
			.set({ html, edited_fields: ['html'] })
			.where(eq(siteContent.name, 'address'))
			.run();
	write('<p>1 New Road</p>');
	expect(await address()).toBe('<p>1 New Road</p>');
	write('');
	expect(await address()).toBe('');
});
