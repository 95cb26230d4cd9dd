import type { Browser, Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { showAsPaper, showOnScreen } from './paper.ts';
import { expectStops, toast, untilSaved } from './planner-steps.ts';
import { arriveWithAccount, everythingKept } from './sign-in-steps.ts';
import { goOffline, goOnline, untilOnDevice } from './signal.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { expectNoViolations } from './steps.ts';
import { watch } from './watch.ts';

let server: RunningServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

const NAME = 'Spring break tour';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share this trip' });
const gone = 'This link is no longer valid. Ask for a new one.';

/** Signs up, saves a trip to Brown and Tufts, and opens its share dialog. */
async function openSharing(page: Page, email: string): Promise<void> {
	await arriveWithAccount(page, server, { email: email, path: '/account' });
	await expect(heading(page)).toHaveText('Account Settings');
	const tripId = await page.evaluate(async (name) => {
		const answer = await fetch('/api/private/trip', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ name, trip_string: 'c217156,c168148' }),
		});
		return (await answer.json()).trip_id as string;
	}, NAME);
	await page.goto(`${server.url}/trip-planner?tid=${tripId}`);
	await expectStops(page, ['Brown University', 'Tufts University']);
	await page.getByRole('button', { name: 'Share trip' }).click();
}

/** Makes a view-only link in the share dialog; returns it. */
async function makeLink(page: Page): Promise<string> {
	await shareDialog(page).getByRole('button', { name: 'Make a view-only link' }).click();
	const field = shareDialog(page).getByLabel('View-only link', { exact: true });
	await expect(field).toBeVisible();
	return field.inputValue();
}

async function aVisitor(browser: Browser) {
	const context = await browser.newContext();
	const watched = await watch(context);
	return { context, watched, page: await context.newPage() };
}

test('a saved trip is shared view-only, copied by someone with the link, and unshared', async ({
	page,
	browser,
}) => {
	await openSharing(page, 'rosa@example.com');
	await shareDialog(page).getByRole('button', { name: '7 days' }).click();
	const link = await makeLink(page);
	await expect(page.getByText('highway estimate').first()).toBeAttached();
	const clocks = await page.locator('[data-clock]').allTextContents();
	expect(link).toMatch(/\/shared\/[\w-]{43}$/);
	await expect(shareDialog(page).getByText(/not opened yet$/)).toBeVisible();

	const visitor = await aVisitor(browser);
	const shell = await visitor.page.goto(link);
	expect(await shell?.text()).toContain('<meta name="robots" content="noindex">');
	expect(shell?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
	await expect(heading(visitor.page)).toHaveText(NAME);
	await expectStops(visitor.page, ['Brown University', 'Tufts University']);
	await expect(visitor.page.getByRole('heading', { name: 'Day 1' })).toBeVisible();
	await expect(visitor.page.locator('[data-clock]')).toHaveText(clocks);
	await expect(visitor.page.getByText(/^View only\. Anyone with this link can see it until /)).toBeVisible();
	await expect(visitor.page.getByText('rosa')).toHaveCount(0);
	await visitor.page.getByRole('button', { name: 'Save a copy' }).click();
	await expect(visitor.page).toHaveURL(/\/trip-planner$/);
	await expect(heading(visitor.page)).toHaveText(NAME);
	await expectStops(visitor.page, ['Brown University', 'Tufts University']);
	await untilSaved(visitor.page);

	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Share trip' }).click();
	await expect(shareDialog(page).getByText(/, last opened /)).toBeVisible();
	await makeLink(page);
	const revoke = shareDialog(page).getByRole('button', { name: /^Revoke: link open until [A-Z][a-z]{2} \d/ });
	await expect(revoke).toHaveCount(2);
	for (const left of [1, 0]) {
		const [, day] = (await revoke.first().getAttribute('aria-label'))?.split('until ') ?? [];
		await revoke.first().click();
		const said = toast(page, `The link open until ${day} no longer works.`);
		await expect(said).toBeFocused();
		await expect(revoke).toHaveCount(left);
	}
	await expect(shareDialog(page).getByRole('heading', { name: 'Open links' })).toHaveCount(0);
	visitor.watched.expectTrouble(/404/);
	await visitor.page.goto(link);
	await expect(heading(visitor.page)).toHaveText(gone);
	expect(visitor.watched.troubles).toEqual([]);
	await visitor.context.close();
});

test('words selected past the edge of the dialog leave it open, and a press beyond it closes it', async ({
	page,
}) => {
	await openSharing(page, 'mia@example.com');
	await makeLink(page);
	const words = shareDialog(page).getByText('it is shown only once');
	const box = await words.boundingBox();
	if (!box) throw new Error('The words are not shown');
	const height = box.y + box.height / 2;
	await page.mouse.move(box.x + box.width / 2, height);
	await page.mouse.down();
	await page.mouse.move(5, height, { steps: 5 });
	await page.mouse.up();
	await expect(words).toBeVisible();
	await page.mouse.click(5, 5);
	await expect(shareDialog(page)).toBeHidden();
});

test('a shared trip prints the turns of its drives', async ({ page, browser }) => {
	await openSharing(page, 'kim@example.com');
	const link = await makeLink(page);
	const visitor = await aVisitor(browser);
	await visitor.page.route('**/api/catalogue*', async (route) => {
		const answer = await route.fetch();
		const news = await answer.json();
		return route.fulfill({ response: answer, json: { ...news, site: { ...news.site, directions: true } } });
	});
	const steps = [{ words: 'Take the ramp onto I-95', road: 'I-95', miles: 49 }];
	await visitor.page.route('**/api/public/directions', (route) =>
		route.fulfill({
			json: {
				drives: [{ from: 0, to: 1, drive: { miles: 50, minutes: 60, way: { line: '', steps } } }],
				again_in: null,
			},
		}),
	);
	await visitor.page.goto(link);
	const turn = visitor.page.getByText('Take the ramp onto I-95 49 mi');
	await expect(visitor.page.getByText('Turn by turn')).toBeVisible();
	await expect(turn).toBeHidden();
	await showAsPaper(visitor.page);
	await expect(visitor.page.getByText('Turn by turn')).toBeHidden();
	await expect(turn.filter({ visible: true })).toHaveCount(1);
	await showOnScreen(visitor.page);
	await expect(visitor.page.getByText('Turn by turn')).toBeVisible();
	await expect(turn).toBeHidden();
	expect(visitor.watched.troubles).toEqual([]);
	await visitor.context.close();
});

testInstalled(
	'nothing of a shared trip stays on a visitor’s device, and with no signal the page says so',
	async ({ page, browser }) => {
		await openSharing(page, 'ben@example.com');
		const link = await makeLink(page);
		const visitor = await aVisitor(browser);
		await visitor.page.goto(link);
		await expect(heading(visitor.page)).toHaveText(NAME);
		await untilOnDevice(visitor.page);
		await visitor.page.goto(`${server.url}/college-guides`);
		await expect(heading(visitor.page)).toHaveText('College Guides');
		expect(await everythingKept(visitor.page)).not.toContain(NAME);
		visitor.watched.expectTrouble(/shared-trip/);
		await goOffline(visitor.page);
		await visitor.page.goto(link);
		await expect(heading(visitor.page)).toHaveText('No signal, so this trip can’t be opened yet.');
		await expect(visitor.page.getByRole('button', { name: 'Try again' })).toBeVisible();
		await goOnline(visitor.page);
		// The page notices by itself.
		await expect(heading(visitor.page)).toHaveText(NAME);
		expect(visitor.watched.troubles).toEqual([]);
		await visitor.context.close();
	},
);

testInstalled(
	'a view-only link needs a signal and says so; the link with the stops does not',
	async ({ page, context, watched }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openSharing(page, 'lee@example.com');
		await expect(shareDialog(page).getByRole('button', { name: 'Make a view-only link' })).toBeVisible();
		await page.keyboard.press('Escape');
		watched.expectTrouble(/\/api\/(account|sync)/);
		await goOffline(page);
		await page.getByRole('button', { name: 'Share trip' }).click();
		await expect(
			shareDialog(page).getByText('A view-only link needs a signal. The link with the stops does not.'),
		).toBeVisible();
		await shareDialog(page).getByRole('button', { name: 'Copy link' }).click();
		await expect(toast(page, 'Link copied')).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?trip=c217156,c168148');
		await goOnline(page);
		await shareDialog(page).getByRole('button', { name: 'Try again' }).click();
		await expect(shareDialog(page).getByRole('button', { name: 'Make a view-only link' })).toBeVisible();
	},
);

test('a reader with an account gets a saved trip, and a draft once the plan is full', async ({
	page,
	browser,
}) => {
	await openSharing(page, 'ada@example.com');
	const link = await makeLink(page);
	const reader = await aVisitor(browser);
	await arriveWithAccount(reader.page, server, { email: 'max@example.com', path: '/account' });
	await expect(heading(reader.page)).toHaveText('Account Settings');
	await reader.page.goto(link);
	await expect(heading(reader.page)).toHaveText(NAME);
	await reader.page.getByRole('button', { name: 'Save a copy' }).click();
	await expect(reader.page).toHaveURL(/\/trip-planner\?tid=t_/);
	await expect(heading(reader.page)).toHaveText(NAME);
	await expectStops(reader.page, ['Brown University', 'Tufts University']);
	await reader.page.goto(link);
	await reader.page.getByRole('button', { name: 'Save a copy' }).click();
	await expect(toast(reader.page, 'You already have a saved trip, so the copy is a draft.')).toBeVisible();
	await expect(reader.page).toHaveURL(/\/trip-planner$/);
	await expectStops(reader.page, ['Brown University', 'Tufts University']);
	expect(reader.watched.troubles).toEqual([]);
	await reader.context.close();
});

test('axe finds nothing on a shared trip and in the share dialog, light and dark', async ({
	page,
	watched,
}) => {
	await openSharing(page, 'axe@example.com');
	const link = await makeLink(page);
	await expectNoViolations(page);
	await page.goto(link);
	await expect(heading(page)).toHaveText(NAME);
	await expectNoViolations(page);
	watched.expectTrouble(/404/);
	await page.goto(`${server.url}/shared/${'x'.repeat(43)}`);
	await expect(heading(page)).toHaveText(gone);
	await expectNoViolations(page);
});
