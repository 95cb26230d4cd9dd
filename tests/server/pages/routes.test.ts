import { expect, test } from 'vitest';
import type { CollegePage, HomePage, RegionPage, StatePage } from '#domain/pages/island.ts';
import { pageRoutes } from '#domain/pages/page-routes.ts';
import { OWN_HEAD } from '#domain/pages/preloads.ts';
import { createShell } from '#server/pages/shell.ts';
import { aCatalogue, aCollege, aState } from '../a-catalogue.ts';
import { aServer } from '../a-server.ts';
import { blockOf, islandOf, titleOf } from '../page-parts.ts';

test("a college's page says its name, place and facts before any script", async () => {
	const answer = await aServer().get('/college/164924');
	const html = await answer.text();
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
	expect(html.match(/<title>/g)).toHaveLength(1);
	expect(titleOf(html)).toBe('Boston College | College Tour Trails');
	expect(html).toContain('<link rel="canonical" href="https://tours.example/college/164924">');
	expect(html).toContain('<meta property="og:title" content="Boston College | College Tour Trails">');
	expect(html).toMatch(
		/<meta name="description" content="Visit Boston College in Chestnut Hill, Massachusetts: [^"]+">/,
	);
	expect(html).toContain('<div class="first-words"><h1>Boston College</h1>');
	expect(html).toContain('Chestnut Hill, <a href="/state/Massachusetts">Massachusetts</a>, Greater Boston');
	expect(blockOf(html, '<script type="application/ld+json">')).toMatchObject({
		'@type': 'CollegeOrUniversity',
		name: 'Boston College',
		alternateName: ['BC', 'The Heights'],
		url: 'https://www.bc.edu/',
		address: { addressLocality: 'Chestnut Hill', addressRegion: 'MA' },
		geo: { latitude: 42.33621, longitude: -71.16924 },
	});
});

test("a college's island carries its guide, the places near it and its state", async () => {
	const html = await (await aServer().get('/college/164924/eat')).text();
	const { path, page, banner } = islandOf(html);
	const { guide, places, state } = page as CollegePage;
	expect([path, banner]).toEqual(['/college/164924/eat', null]);
	expect(guide.stay_html).toBe('<p>Stay</p>');
	expect(places.map(({ place_id }) => place_id)).toEqual(['16492401', '16492402']);
	expect(state.name).toBe('Massachusetts');
	expect(html).toContain('<link rel="canonical" href="https://tours.example/college/164924">');
});

test('a text cannot end the block of data it is in', async () => {
	const city = '</script><script>alert(1)</script>';
	const { get } = aServer({ catalogue: aCatalogue({ colleges: [aCollege({ city })] }) });
	const html = await (await get('/college/164924')).text();
	expect(html).not.toContain('<script>alert(1)');
	expect((islandOf(html).page as CollegePage).guide.city).toBe(city);
});

test('anything active in a text is gone before it leaves the server', async () => {
	const html = await (await aServer().get('/college/164924')).text();
	expect((islandOf(html).page as CollegePage).guide.do_html).toBe('<p>Do </p>');
});

test('a name is text wherever it is written', async () => {
	const name = `</title><script>"&'$& College`;
	const { get } = aServer({ catalogue: aCatalogue({ colleges: [aCollege({ name })] }) });
	const html = await (await get('/college/164924')).text();
	expect(html).not.toContain('<script>"');
	expect(titleOf(html)).toContain('&lt;/title&gt;&lt;script&gt;&quot;&amp;&#39;$&amp; College');
	expect((islandOf(html).page as CollegePage).guide.name).toBe(name);
});

test("a state's page lists its open colleges, and carries them with its subregions", async () => {
	const html = await (await aServer().get('/state/Massachusetts')).text();
	expect(titleOf(html)).toBe('Massachusetts | College Tour Trails');
	expect(html).toContain('<li><a href="/college/166027">Harvard University</a>, Cambridge</li>');
	expect(html).toContain('<ul class="tips"><li><p>Take the T.</p></li></ul>');
	expect(html).toContain('content="Massachusetts: 2 colleges, trip tips, and a map."');
	const page = islandOf(html).page as StatePage;
	expect(page.state.college_count).toBe(2);
	expect(page.colleges.map(({ ipeds_id }) => ipeds_id)).toEqual([164924, 166027]);
	expect(page.subregions).toEqual([{ id: 91, state: 'MA', name: 'Greater Boston' }]);
});

test('a state without trip tips promises none, and an active tip is not markup', async () => {
	const tips = ['<script>alert(1)</script>', '<p onclick="alert(1)">Park once.</p>'];
	const catalogue = (travel_tips: string[]) => aCatalogue({ states: [aState({ travel_tips })] });
	const page = async (travel_tips: string[]) =>
		(await aServer({ catalogue: catalogue(travel_tips) }).get('/state/Massachusetts')).text();
	expect(await page([])).toContain('content="Massachusetts: 2 colleges and a map."');
	expect(await page(tips)).toContain('<ul class="tips"><li><p>Park once.</p></li></ul>');
});

test("a page's description promises only what the page has", async () => {
	const [starter] = aCatalogue().starters;
	const catalogue = (changes: Partial<typeof starter>) =>
		aCatalogue({
			states: [aState(), aState({ fips: '56', name: 'Wyoming', state_abbreviation: 'WY' })],
			colleges: [aCollege(), aCollege({ ipeds_id: 166027, name: 'Harvard University', lat: 44, long: -70 })],
			starters: starter ? [{ ...starter, ...changes }] : [],
		});
	const said = async (path: string, changes: Partial<typeof starter> = {}) => {
		const html = await (await aServer({ catalogue: catalogue(changes) }).get(path)).text();
		return /<meta name="description" content="([^"]*)">/.exec(html)?.[1];
	};
	const visit = 'Visit Boston College in Chestnut Hill, Massachusetts:';
	const close = 'near campus, with a map and the facts.';
	const [hotel] = starter?.places ?? [];
	expect(await said('/college/164924')).toBe(`${visit} where to stay, where to eat, and what to do ${close}`);
	const noWords = { stay_html: '', eat_html: '', do_html: '' };
	expect(await said('/college/164924', noWords)).toBe(`${visit} where to stay and what to do ${close}`);
	expect(hotel && (await said('/college/164924', { ...noWords, places: [hotel] }))).toBe(
		`${visit} where to stay ${close}`,
	);
	// What lies 30 miles away is on the island, but not on the page.
	const farOff = hotel ? [{ ...hotel, lat: hotel.lat + 0.45 }] : [];
	expect(await said('/college/164924', { ...noWords, places: farOff })).toBe(
		'A college in Chestnut Hill, MA.',
	);
	expect(await said('/college/164924', { eat_html: '', places: [] })).toBe(
		`${visit} where to stay and what to do ${close}`,
	);
	expect(await said('/college/166027')).toBe('A university in Chestnut Hill, MA.');
	expect(await said('/state/Wyoming')).toBe('Wyoming: trip tips and a map.');
	expect(await said('/region/New%20England')).toBe('2 colleges in the New England region, by state.');
});

test('the capital has one address', async () => {
	const { get } = aServer();
	expect((await get('/state/Washington%20D.C.')).status).toBe(200);
	expect((await get('/state/DC')).status).toBe(404);
});

test('the home page carries the states and the featured colleges', async () => {
	const html = await (await aServer({ banner: 'Free <for> all' }).get('/')).text();
	const { page, banner } = islandOf(html);
	expect(titleOf(html)).toMatch(/^College Tour Trails: /);
	expect((page as HomePage).states).toHaveLength(3);
	expect((page as HomePage).colleges.map(({ ipeds_id }) => ipeds_id)).toEqual([164924]);
	expect(banner).toBe('Free <for> all');
});

test('a region and the list of guides carry states and open colleges', async () => {
	const { get } = aServer();
	const region = islandOf(await (await get('/region/New%20England')).text()).page as RegionPage;
	expect(region.states.map(({ name }) => name)).toEqual(['Massachusetts']);
	expect(region.about?.text).toBe('Campuses stand close together.');
	expect(region.colleges.map(({ ipeds_id }) => ipeds_id)).toEqual([164924, 166027]);
	for (const { lat, long } of region.colleges)
		expect([lat, long]).toEqual([expect.any(Number), expect.any(Number)]);
	const guides = islandOf(await (await get('/college-guides')).text()).page as HomePage;
	expect(guides.colleges).toHaveLength(3);
	expect(Object.keys(guides.colleges[0] ?? {})).not.toContain('lat');
});

test.each(['new%20england', 'newengland', 'NEW%20ENGLAND'])(
	"a region's address in any case, %s, leads to its page, whose address is the name's",
	async (typed) => {
		const answer = await aServer().get(`/region/${typed}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain(
			'<link rel="canonical" href="https://tours.example/region/New%20England">',
		);
	},
);

test("a region's key and its name lead to one page, whose address is the name's", async () => {
	const { get } = aServer();
	const [byKey, byName] = [await get('/region/NewEngland'), await get('/region/New%20England')];
	expect([byKey.status, byName.status]).toEqual([200, 200]);
	const html = await byKey.text();
	expect(islandOf(html).path).toBe('/region/NewEngland');
	expect(html.replaceAll('"path":"/region/NewEngland"', '"path":"/region/New England"')).toBe(
		await byName.text(),
	);
	expect(titleOf(html)).toBe('New England | College Tour Trails');
	expect(html).toContain('<link rel="canonical" href="https://tours.example/region/New%20England">');
	expect(html).toContain('<p class="lead">Campuses stand close together.</p>');
});

test("a state's address in any case leads to its page, whose address is the name's", async () => {
	const { get } = aServer();
	const [typed, named] = [await get('/state/massachusetts'), await get('/state/Massachusetts')];
	expect([typed.status, named.status]).toEqual([200, 200]);
	const html = await typed.text();
	expect(html).toContain('<link rel="canonical" href="https://tours.example/state/Massachusetts">');
	expect(html.replaceAll('"path":"/state/massachusetts"', '"path":"/state/Massachusetts"')).toBe(
		await named.text(),
	);
	for (const typed of ['WASHINGTON%20d.c.', 'Washington%20D.C', 'washington%20dc'])
		expect([typed, (await get(`/state/${typed}`)).status]).toEqual([typed, 200]);
});

test.each([
	['/trip-planner', 'Trip Planner | College Tour Trails'],
	['/timeline-tips', 'Timeline Tips | College Tour Trails'],
	['/about/', 'About | College Tour Trails'],
	['/ABOUT', 'About | College Tour Trails'],
	['/College/164924', 'Boston College | College Tour Trails'],
	['/trip-planner/drive', 'On the Road | College Tour Trails'],
	['/student-voices/what-to-ask', 'What to ask on a tour | College Tour Trails'],
])('%s has the title %s', async (path, title) => {
	const answer = await aServer().get(path);
	expect([answer.status, titleOf(await answer.text())]).toEqual([200, title]);
});

test.each(['/donate', '/user-guide'])('%s brings what it shows only where that is open', async (path) => {
	const { get } = aServer();
	const { banner: _, ...open } = await (await get('/api/site')).json();
	expect(islandOf(await (await get(path)).text()).page).toEqual(open);
	expect(islandOf(await (await get('/privacy')).text()).page).toBeNull();
});

test('every page without a name in its address answers', async () => {
	const { get } = aServer();
	for (const { template } of pageRoutes.filter((page) => !page.template.includes(':'))) {
		expect([template, (await get(template)).status]).toEqual([template, 200]);
	}
});

test.each([
	'/college/1',
	'/college/102553',
	'/college/999999',
	'/college/',
	'/college/abc',
	'/college/%',
	'/college/__proto__',
	'/college/99999999999999999999',
	'/state/Alaska',
	'/state/Atlantis',
	'/state/constructor',
	'/state/%E0%A4%A',
	'/region/Atlantis',
	'/region/%ff',
	'/%',
	'/404',
	'/nowhere/at/all',
	'/about/us',
	'/nowhere//',
	'/__proto__',
	`/${'x'.repeat(10_000)}`,
])('%s is not found, and says so in the shell', async (path) => {
	const answer = await aServer().get(path);
	const html = await answer.text();
	expect(answer.status).toBe(404);
	expect(titleOf(html)).toBe('Page Not Found | College Tour Trails');
	expect(html).toContain('<meta name="robots" content="noindex">');
	expect(html).toContain('Sorry we couldn&#39;t complete your request!');
	expect(islandOf(html)).toEqual({ path, page: null, banner: null, revision: expect.any(Number) });
});

test('the address of a state that is coming soon is not found, says so, and leads to the open ones around it', async () => {
	const alaska = aState({
		fips: '02',
		name: 'Alaska',
		state_abbreviation: 'AK',
		enabled: false,
		center_lat: 64,
		center_long: -152,
	});
	const { get } = aServer({ catalogue: aCatalogue({ states: [aState(), alaska] }) });
	const answer = await get('/state/Alaska');
	expect(answer.status).toBe(404);
	const html = await answer.text();
	expect(html).toContain('Guides for Alaska are coming soon.');
	expect(html).toContain('<li><a href="/state/Massachusetts">Massachusetts</a></li>');
	expect(await (await get('/state/alaska')).text()).toContain('Guides for Alaska are coming soon.');
	expect(await (await get('/state/Atlantis')).text()).not.toContain('coming soon');
});

test('a request for a file is never answered with a page', async () => {
	const { get } = aServer();
	for (const path of ['/assets/main-abc.js', '/assets/main', '/wp-login.php', '/.env', '/icons/none.png']) {
		const answer = await get(path);
		expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
			path,
			404,
			'application/problem+json',
		]);
	}
});

test.each([
	['says where it shows the answer', { 'Sec-Fetch-Dest': 'document', Accept: '*/*' }],
	['says that it takes a page', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
])(
	'a browser that %s reads Page Not Found at an old address, and no page as a script',
	async (_, headers) => {
		const { app } = aServer();
		const answerAt = async (path: string) => {
			const answer = await app.request(path, { headers });
			return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
		};
		for (const path of ['/about.html', '/contact.php']) {
			const [status, type, html] = await answerAt(path);
			expect([status, type, titleOf(html)]).toEqual([
				404,
				'text/html; charset=UTF-8',
				'Page Not Found | College Tour Trails',
			]);
		}
		expect((await answerAt('/assets/main-abc.js')).slice(0, 2)).toEqual([404, 'application/problem+json']);
	},
);

test('the sitemap lists what is open, robots.txt leads to it', async () => {
	const { get } = aServer({
		catalogue: aCatalogue({
			states: [
				aState({ name: 'Fish & Chips' }),
				aState({ fips: '02', name: 'Alaska', state_abbreviation: 'AK', enabled: false }),
			],
		}),
	});
	const answer = await get('/sitemap.xml');
	const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
	expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
	expect(addresses).toContain('https://tours.example/');
	expect(addresses).toContain('https://tours.example/state/Fish%20%26%20Chips');
	expect(addresses).toContain('https://tours.example/college/164924');
	expect(addresses).toContain('https://tours.example/student-voices/what-to-ask');
	expect(addresses).toContain('https://tours.example/timeline-tips');
	expect(addresses).not.toContain('https://tours.example/state/Alaska');
	expect(addresses).not.toContain('https://tours.example/college/102553');
	expect(await (await get('/robots.txt')).text()).toBe(`User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /account
Disallow: /saved
Disallow: /sign-in

Sitemap: https://tours.example/sitemap.xml
`);
});

test('the shell for offline use carries no page', async () => {
	const html = await (await aServer().get('/index.html')).text();
	expect(html).toContain('<div id="root"></div>');
	expect(html).not.toContain('island');
});

test('the shell keeps the place where the worker names the files of the page it opens', async () => {
	const html = await (await aServer().get('/index.html')).text();
	expect(html).toContain(OWN_HEAD);
	expect(html.match(/<title>/g)).toHaveLength(1);
});

test('a template without its markers is refused', () => {
	expect(() => createShell('<html><!--head--></html>')).toThrow(
		'The built index.html lacks <!--first-words--> and <!--island-->: build the client again.',
	);
});

test('a page names the files its first screen needs, so that they are fetched at once', async () => {
	const preloads = {
		'/college/:ipedsid': ['/assets/guide.js', '/assets/guide.css'],
	};
	const { get } = aServer({ preloads });
	const html = await (await get('/college/164924/eat')).text();
	expect(html).toContain(
		'<link rel="preload" as="script" fetchpriority="low" crossorigin href="/assets/guide.js">',
	);
	expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/guide.css">');
	expect(await (await get('/college-guides')).text()).not.toContain('preload');
});
