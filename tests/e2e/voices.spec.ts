import { rowsOnDisk } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { notFound } from './pages.ts';
import { sheetsOnPaper, showAsPaper } from './paper.ts';
import { goOffline, goOnline } from './signal.ts';
import { expectShown, holdBack, scriptsSaying, untilQuiet } from './steps.ts';
import { openInNewWindow, titled } from './voices-steps.ts';

const asked = '**/api/public/wordpress*';

test('Student Voices: three general articles as buttons, Read More, and five regions with their articles', async ({
	page,
}) => {
	await page.goto('/student-voices');
	const main = page.getByRole('main');
	await expect(main.getByRole('list').first().getByRole('button')).toHaveText([
		/How to plan a college tour in one evening \(opens in a new window\)$/,
		/What to ask on a tour, and whom \(opens in a new window\)$/,
		/Visiting with younger siblings along \(opens in a new window\)$/,
	]);
	await expect(main.getByRole('heading', { level: 2 })).toHaveText([
		'New England',
		'Mid Atlantic',
		'South',
		'Midwest',
		'West',
	]);
	const massachusetts = main.getByRole('region', { name: 'Massachusetts' });
	await expect(massachusetts.getByRole('heading')).toHaveText([
		'Massachusetts',
		'Greater Boston',
		'Western MA',
	]);
	await expect(massachusetts.getByRole('link', { name: 'Massachusetts', exact: true })).toHaveAttribute(
		'href',
		'/state/Massachusetts',
	);
	await expect(massachusetts.getByRole('link', { name: 'Amherst College' })).toHaveAttribute(
		'href',
		'/college/164465',
	);
	await expect(massachusetts.getByRole('link', { name: 'Several campuses around Boston' })).toBeVisible();
	await main.getByRole('link', { name: 'Read More' }).click();
	await expect(page).toHaveURL('/articles?type=general');
	await expect(main.getByRole('listitem')).toHaveCount(10);
});

test('while the articles load, skeletons of their shape take their place', async ({ page }) => {
	const articles = await holdBack(page, asked);
	await page.goto('/college-guides');
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Student Voices' }).click();
	const bones = page.getByRole('main').getByRole('status');
	await expect(bones).toHaveCount(6);
	await expect(page.getByRole('main').getByRole('region', { name: 'Midwest' })).toBeVisible();
	await articles.letGo();
	await expect(titled(page, 'Visiting campuses in California')).toBeVisible();
	await expect(bones).toHaveCount(0);
});

test('a list of articles follows its address, and links to the page it is about', async ({ page }) => {
	const main = page.getByRole('main');
	for (const [address, titles, to] of [
		['state&id=MA', ['Visiting campuses in Massachusetts'], 'To Massachusetts'],
		['subregion&id=New%20York%20City', ['Campuses in New York City, without a car'], 'To New York City'],
		['college&id=170976', ['Visiting a very large university'], 'To University of Michigan'],
	] as const) {
		await page.goto(`/articles?type=${address}`);
		await expect(main.getByRole('listitem').getByRole('link')).toHaveText(
			titles.map((title) => `${title} (opens in a new window)`),
		);
		await expect(main.getByRole('link', { name: to })).toBeVisible();
	}
	await page.goto('/articles?type=college&id=166027');
	await expect(main.getByText('Nobody has written about Harvard University yet.')).toBeVisible();
	await page.goto('/articles?type=state&id=Atlantis');
	await expect(main.getByText('We couldn’t find a state called “Atlantis”.')).toBeVisible();
	await main.getByRole('link', { name: 'All Student Voices' }).click();
	await expect(page).toHaveURL('/student-voices');
});

test('an article is whole at its own address, says that it is a sample, and links to its subject', async ({
	page,
}) => {
	await page.goto('/student-voices/several-campuses-around-boston');
	const article = page.getByRole('article');
	await expect(article.getByRole('heading', { level: 1 })).toHaveText(
		'Several campuses around Boston in two days',
	);
	await expect(article).toContainText('Sample article');
	await expect(article).toContainText(/\d min read/);
	expect(((await article.textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(300);
	await expect(article.getByRole('link', { name: 'Greater Boston, Massachusetts' })).toHaveAttribute(
		'href',
		'/state/Massachusetts',
	);
	await showAsPaper(page);
	await expect(article.getByRole('link', { name: 'All Student Voices' })).toBeHidden();
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
	await untilQuiet(page);
	const sheets = await sheetsOnPaper(page);
	expect(sheets).toBeGreaterThan(0);
	expect(sheets).toBeLessThanOrEqual(3);
});

test('while an article’s page loads, the document shows the whole article, never a blank page', async ({
	page,
}) => {
	const script = await holdBack(page, scriptsSaying('This article is not on this '));
	await page.goto('/student-voices/when-it-rains', { waitUntil: 'commit' });
	// The app has started and is waiting.
	await expect
		.poll(() =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.some(({ name, duration }) => name.includes('/framework-') && duration > 0),
			),
		)
		.toBe(true);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('What to do when it rains');
	await expect(page.getByRole('article')).toBeHidden();
	const written = (await page.locator('.first-words').textContent()) ?? '';
	await script.letGo();
	await expect(page.getByRole('article')).toContainText('Sample article');
	for (const paragraph of await page.getByRole('article').locator('p').allTextContents())
		if (paragraph.length > 100) expect(written).toContain(paragraph);
});

test('an article that is not there leads to the 404', async ({ page, watched }) => {
	watched.expectTrouble(/404/);
	await page.goto('/student-voices/nowhere');
	await expect(page).toHaveURL('/404');
	await expectShown(page, notFound);
});

test('a server error is not called a lost signal, and the next try’s answer is shown', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/wordpress/);
	await page.route('**/api/public/wordpress**', (route) => route.fulfill({ status: 503, json: {} }));
	// As the service worker opens it: only the shell.
	const shell = await page.request.get('/index.html');
	await page.route('**/student-voices/what-to-ask-on-a-tour', (route) => route.fulfill({ response: shell }));
	await page.goto('/student-voices/what-to-ask-on-a-tour');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here yet');
	await expect(page.getByRole('main')).toContainText('Our server can’t send it right now.');
	await page.getByRole('main').getByRole('link', { name: 'All Student Voices' }).click();
	const main = page.getByRole('main');
	await expect(main.getByText('Our server can’t send them right now.')).toBeVisible();
	// By keyboard: the page may retry by itself in between, and then the button is gone.
	await main.getByRole('button', { name: 'Try again' }).focus();
	await page.unroute('**/api/public/wordpress**');
	await page.keyboard.press('Enter');
	await expect(titled(page, 'Visiting campuses in Massachusetts')).toBeVisible();
});

test('where nobody has written yet the pages say so; one article is counted as one', async ({ page }) => {
	const [first] = await (await page.request.get('/api/public/wordpress')).json();
	let listed: unknown[] = [];
	await page.route(asked, (route) => route.fulfill({ json: listed }));
	await page.goto('/student-voices');
	const main = page.getByRole('main');
	await expect(main.getByText('No general articles yet.')).toBeVisible();
	await expect(main.getByText('Nobody has written from here yet.')).toHaveCount(5);
	await main.getByRole('link', { name: 'Read More' }).click();
	await expect(main.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
	listed = [first];
	// From an address that runs no app, which would keep the database open.
	await page.goto('/robots.txt');
	await page.evaluate(
		() =>
			new Promise((resolve, reject) => {
				const deleting = indexedDB.deleteDatabase('ctt');
				deleting.onsuccess = () => resolve(true);
				deleting.onerror = () => reject(deleting.error);
			}),
	);
	await page.goto('/student-voices');
	await expect(main.getByRole('button')).toHaveCount(1);
});

test('a reader’s text selection in an article survives news from the server', async ({ page }) => {
	await page.goto('/student-voices/what-to-ask-on-a-tour');
	await untilQuiet(page);
	const paragraph = page.locator('main article [class^="_html_"] p').first();
	await paragraph.selectText();
	const selected = () => page.evaluate(() => getSelection()?.toString());
	const before = await selected();
	expect(before).toMatch(/.{40}/);
	const askedAgain = page.waitForResponse(/wordpress\/article\?id=/);
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await askedAgain;
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
	expect(await selected()).toBe(before);
});

testInstalled(
	'articles that were listed are readable with no signal; others say that they are not here, and come with it',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await page.goto('/articles?type=state&id=MA');
		await expect.poll(() => rowsOnDisk(page, 'content', 'article:visiting-massachusetts')).toHaveLength(1);
		await goOffline(page);
		await page.reload();
		await expect(page.getByText(/^Showing the articles from [A-Z][a-z]{2} \d+\.$/)).toBeVisible();
		const opened = await openInNewWindow(page, titled(page, 'Visiting campuses in Massachusetts'));
		await expect(opened.getByRole('article')).toContainText('Sample article');
		await opened.close();
		await page.goto('/student-voices');
		await expect(titled(page, 'Visiting campuses in California')).toBeVisible();
		await page.goto('/student-voices/visiting-california');
		await expect(page.getByText('This article is not on this computer yet.')).toBeVisible();
		await goOnline(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visiting campuses in California');
	},
);

testInstalled(
	'with no signal and no list the page says so, and the list comes by itself with the signal',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await page.goto('/college-guides');
		await goOffline(page);
		await page.goto('/student-voices');
		await expect(page.getByText('The articles are not on this computer yet.')).toBeVisible();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByText('The articles are not on this computer yet.')).toBeVisible();
		await goOnline(page);
		await expect(titled(page, 'Visiting campuses in Massachusetts')).toBeVisible();
	},
);
