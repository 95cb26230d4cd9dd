import type { Page } from '@playwright/test';
import type { ListedArticle } from '#domain/articles/article.ts';
import { expect, test } from './fixture.ts';
import { startOwnServer } from './own-server.ts';
import { untilQuiet } from './steps.ts';
import {
	asBodies,
	everyVector,
	expectHarmless,
	expectNoneSwallowed,
	expectPageInPlace,
	expectReportsOfSanitizer,
	watchForActs,
} from './xss-steps.ts';

const BODIES = 4;
const ALONE_AT_ONCE = 2200;

// Any other policy report fails the test by itself: nothing may get that far.
test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(600_000);

test('thousands of vectors in article bodies, as a broken server would send them: none runs, none breaks the page', async ({
	page,
	baseURL,
	watched,
}) => {
	const url = baseURL ?? '';
	await expectReportsOfSanitizer(page, watched);
	const acts = watchForActs(page, url);
	const ids = await articleIds(url);
	const bodies = await asBodies(page, everyVector(), BODIES);
	await page.route(/\/student-voices\/[^/]+$/, async (route) => {
		const response = await route.fetch();
		const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
		const document = await response.text();
		const island = /(?<=id="island">).*?(?=<\/script>)/s;
		const { page: arrived, ...rest } = JSON.parse(island.exec(document)?.[0] ?? '');
		const article = { ...arrived.article, body: bodies[ids.indexOf(id)]?.html };
		expect(article.body, `a body for ${id}`).toBeTruthy();
		const json = JSON.stringify({ ...rest, page: { ...arrived, article } }).replaceAll('<', '\\u003c');
		await route.fulfill({ response, body: document.replace(island, () => json) });
	});
	for (const [at, body] of bodies.entries())
		await test.step(`${at}`, async () => {
			await expectUnharmedArticle(page, `/student-voices/${ids[at]}`);
			await expectNoneSwallowed(page, body);
		});
	expect(acts).toEqual([]);
});

test('no Trusted Types policy is left for somebody else’s script to take', async ({ page, watched }) => {
	watched.expectTrouble(/trusted-types/);
	const document = await page.goto('/user-guide');
	// The app, which takes the only name, begins once the document's words are painted.
	await untilQuiet(page);
	const [, names = ''] =
		/ trusted-types ([^;]+)/.exec(document?.headers()['content-security-policy'] ?? '') ?? [];
	expect(names.split(' ')).toHaveLength(1);
	const taken = await page.evaluate((name) => {
		const { trustedTypes } = window as unknown as {
			trustedTypes: { createPolicy(name: string, rules: object): object };
		};
		try {
			return trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
		} catch (error) {
			return (error as Error).name;
		}
	}, names);
	expect(taken).toBe('TypeError');
});

test('the same vectors in database rows, however they got there: the server makes them harmless, and the page stays whole', async ({
	page,
	atEnd,
}) => {
	const { server, db, stop } = await startOwnServer();
	atEnd(stop);
	const acts = watchForActs(page, server.url);
	const ids = await articleIds(server.url);
	const bodies = await asBodies(page, everyVector(), BODIES);
	const write = db.prepare('update articles set body = ? where id = ?');
	for (const [at, { html }] of bodies.entries()) expect(write.run(html, ids[at]).changes).toBe(1);
	// Here a vector may hide those after it, whose nesting is too deep: the server's own tests try each one alone.
	for (const at of bodies.keys())
		await test.step(`${at}`, () => expectUnharmedArticle(page, `${server.url}/student-voices/${ids[at]}`));
	// What it says as it stops counts, too.
	await stop();
	expect(acts).toEqual([]);
	expect(server.complaints()).toBe('');
});

test('each vector alone, as an editor’s site text: none runs, none breaks the page', async ({
	page,
	baseURL,
	watched,
}) => {
	await expectReportsOfSanitizer(page, watched);
	const acts = watchForActs(page, baseURL ?? '');
	const vectors = everyVector();
	let shown: string[] = [];
	await page.route(/\/api\/query\?target=site_content/, (route) =>
		route.fulfill({
			json: shown.map((html, at) => ({ name: `message_${10_000 + at}`, html, is_sample: true })),
		}),
	);
	for (let from = 0; from < vectors.length; from += ALONE_AT_ONCE) {
		await test.step(`from ${from}`, async () => {
			// A message without a word is not shown.
			const worded = vectors.slice(from, from + ALONE_AT_ONCE).map((vector) => `So: ${vector}`);
			shown = ['<h3>control</h3>', ...worded];
			await page.goto('/');
			await expect(page.locator('[aria-roledescription=slide]')).toHaveCount(shown.length);
			await expect(
				page.locator('[aria-roledescription=slide] h3').filter({ hasText: /^control$/ }),
			).toHaveCount(1);
			await untilQuiet(page);
			await expectHarmless(page);
			await expectPageInPlace(page);
		});
	}
	expect(acts).toEqual([]);
});

async function expectUnharmedArticle(page: Page, address: string) {
	await page.goto(address);
	// Until the sanitizer has loaded the words are plain text; then they are markup again.
	await expect(
		page
			.locator('main article [class^="_html_"] h3')
			.filter({ hasText: /^control$/ })
			.first(),
	).toBeVisible();
	await untilQuiet(page);
	await expectHarmless(page);
	await expectPageInPlace(page);
}

async function articleIds(url: string): Promise<string[]> {
	const list: ListedArticle[] = await (await fetch(`${url}/api/public/wordpress`)).json();
	expect(list.length).toBeGreaterThanOrEqual(12);
	return list.map(({ id }) => id);
}
