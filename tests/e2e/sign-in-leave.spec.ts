import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { chooseFile, expectStops, rename, SYNCED, stops } from './planner-steps.ts';
import {
	accountDatabases,
	accountLink,
	arriveWithAccount,
	askedTooLate,
	everythingKept,
	openAccount,
	signIn,
	signUp,
	signUpHere,
} from './sign-in-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';

let server: RunningServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

const SAFE = 'Signed out: your changes are safe on this computer';

/** Signs up, saves a trip of two colleges, and leaves it open in the planner. */
async function aSavedTrip(page: Page, email: string): Promise<string> {
	await page.goto(`${server.url}/trip-planner?trip=c164924,c166027`);
	await expect(stops(page)).toHaveCount(2);
	await rename(page, 'Boston in a day');
	await arriveWithAccount(page, server, { email: email, path: '/trip-planner' });
	await expect(stops(page)).toHaveCount(2);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL(/\?tid=t_/);
	await expect(page.getByText(SYNCED)).toBeVisible();
	return page.url();
}

/** Cuts off sync alone: the server answers, but nothing can be sent. */
async function cutSync(page: Page) {
	await page.route('**/api/sync', (route) => route.abort('connectionfailed'));
	return { mend: () => page.unroute('**/api/sync') };
}

/** Ends this browser's session from elsewhere, like a revoked or expired one. */
async function endElsewhere(page: Page) {
	const sessions = await page.request.get(`${server.url}/api/account/sessions`);
	const cookies = await page.context().cookies();
	for (const { id } of await sessions.json()) {
		await page.request.delete(`${server.url}/api/account/sessions/${id}`, {
			headers: { 'Sec-Fetch-Site': 'same-origin' },
		});
	}
	// The browser does not know yet and still holds everything.
	await page.context().addCookies(cookies);
}

test('signing out with unsent edits asks; staying, downloading and sending lose nothing', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/\/api\/sync/);
	watched.expectTrouble(askedTooLate);
	await aSavedTrip(page, 'ask@example.com');
	const line = await cutSync(page);
	await rename(page, 'Never sent');
	await openAccount(page);
	await page.getByRole('button', { name: 'Logout' }).click();
	const dialog = page.getByRole('dialog', { name: '1 change is only on this computer' });
	await expect(dialog).toContainText('1 change could not be sent to your account yet.');
	await expect(dialog).toContainText(
		'Signing out deletes your trips from this computer, and this change with them.',
	);

	const downloading = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download' }).click();
	const file = await downloading;
	expect(file.suggestedFilename()).toMatch(/^tour-trails-trips-\d{4}-\d\d-\d\d\.json$/);
	expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
		trips: [{ name: 'Never sent' }],
		unsent: [{ path: 'name', value: 'Never sent' }],
	});
	await dialog.getByRole('button', { name: 'Sync again' }).click();
	await expect(dialog.getByRole('status').filter({ hasText: 'Still not sent.' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Stay signed in' }).click();
	await expect(dialog).toBeHidden();
	expect(await accountDatabases(page)).toHaveLength(1);

	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(dialog).toBeVisible();
	await line.mend();
	await dialog.getByRole('button', { name: 'Sync again' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	expect(await accountDatabases(page)).toEqual([]);
	await page.goto(`${server.url}/sign-in/start?return=/saved`);
	await signIn(page, 'ask@example.com');
	await expect(page.getByRole('link', { name: 'Never sent', exact: true })).toBeVisible();
});

test('discarding deletes them here, with no signal nothing is deleted, and other tabs follow', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(/\/api\/sync|\/sign-out/);
	watched.expectTrouble(askedTooLate);
	await aSavedTrip(page, 'discard@example.com');
	const tab = await context.newPage();
	await tab.goto(`${server.url}/saved`);
	await expect(tab.getByRole('link', { name: 'Boston in a day', exact: true })).toBeVisible();
	await context.route('**/api/sync', (route) => route.abort('connectionfailed'));
	await rename(page, 'Discarded');
	await openAccount(page);
	await page.route('**/sign-out', (route) => route.abort('connectionfailed'));
	await page.getByRole('button', { name: 'Logout' }).click();
	await page.getByRole('button', { name: 'Discard and sign out' }).click();
	await expect(page.getByText('No answer came, so we don’t know whether you are signed out.')).toBeVisible();
	expect(await everythingKept(page)).toContain('Discarded');

	await page.unroute('**/sign-out');
	await page.getByRole('button', { name: 'Logout' }).click();
	await page.getByRole('button', { name: 'Discard and sign out' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
	await expect(tab.getByRole('link', { name: 'Sign In' }).last()).toBeVisible();
	await expect(tab.getByText('Boston in a day')).toHaveCount(0);
	// The database is deleted once the other tab has closed it.
	await expect.poll(() => accountDatabases(tab)).toEqual([]);
	const kept = await everythingKept(page);
	for (const word of ['Discarded', 'Boston in a day', 'discard@example.com'])
		expect(kept).not.toContain(word);
});

test('a download from before signing out is imported again', async ({ page, watched }) => {
	watched.expectTrouble(/\/api\/sync/);
	watched.expectTrouble(askedTooLate);
	await aSavedTrip(page, 'download@example.com');
	await cutSync(page);
	await rename(page, 'Only in the file');
	await openAccount(page);
	await page.getByRole('button', { name: 'Logout' }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download' }).click();
	const file = await (await downloading).path();
	await page.getByRole('button', { name: 'Discard and sign out' }).click();
	await expect(page).toHaveURL(`${server.url}/`);

	await page.goto(`${server.url}/trip-planner`);
	await page.getByRole('button', { name: 'Import a trip' }).click();
	await chooseFile(page, file);
	await page.getByRole('button', { name: 'Import 2 stops' }).click();
	await expectStops(page, ['Boston College', 'Harvard University']);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only in the file');
});

test('a session ended elsewhere: sent edits leave the device, unsent ones wait for their author', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/\/api\/(sync|account)/);
	const trip = await aSavedTrip(page, 'ann@example.com');
	const line = await cutSync(page);
	await rename(page, 'Waits for Ann');
	await endElsewhere(page);
	await line.mend();
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(page.getByRole('status').getByText(SAFE)).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to open this trip');
	await expect(page.getByRole('main').getByText(SAFE)).toBeVisible();
	await expect(page.getByText('Waits for Ann')).toHaveCount(0);
	expect(await accountDatabases(page)).toHaveLength(1);

	await page.goto(`${server.url}/sign-in?return=/saved`);
	await expect(page.getByRole('main').getByText(SAFE)).toBeVisible();
	await signUp(page, server, 'bob@example.com');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await expect(page.getByText('Loading your trips')).toHaveCount(0);
	await expect(page.getByText('Waits for Ann')).toHaveCount(0);
	await page.goto(trip);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
	await expect(page.getByText('Waits for Ann')).toHaveCount(0);
	await page.goto(`${server.url}/account`);
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	expect(await accountDatabases(page)).toHaveLength(1);

	await page.goto(`${server.url}/sign-in/start?return=/saved`);
	await signIn(page, 'ann@example.com');
	await expect(page.getByRole('link', { name: 'Waits for Ann', exact: true })).toBeVisible();
	await page.goto(trip);
	await expect(page.getByText(SYNCED)).toBeVisible();
	await endElsewhere(page);
	await page.goto(`${server.url}/saved`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await expect(page.getByText('Sign in to see your saved trips')).toBeVisible();
	await expect.poll(() => accountDatabases(page)).toEqual([]);
	await expect(page.getByText(SAFE)).toHaveCount(0);
	expect(await everythingKept(page)).not.toContain('Waits for Ann');
});

test('a tab follows when another one signs in, out, and in as somebody else', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(askedTooLate);
	await page.goto(`${server.url}/saved`);
	await expect(page.getByText('Sign in to see your saved trips')).toBeVisible();
	const tab = await context.newPage();
	for (const email of ['first@example.com', 'second@example.com']) {
		await arriveWithAccount(tab, server, { email: email, path: '/account' });
		await expect(tab.getByText(email)).toBeVisible();
		await expect(accountLink(page)).toBeVisible();
		await expect(page.getByText('Sign in to see your saved trips')).toHaveCount(0);
		await tab.getByRole('button', { name: 'Logout' }).click();
		await expect(tab).toHaveURL(`${server.url}/`);
		await expect(page.getByText('Sign in to see your saved trips')).toBeVisible();
	}
});

test('signing in over somebody else’s session leaves nothing of theirs', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(askedTooLate);
	await aSavedTrip(page, 'before@example.com');
	const before = await accountDatabases(page);
	expect(before).toHaveLength(1);
	const tab = await context.newPage();
	await tab.goto(`${server.url}/sign-in/start?return=/saved`);
	await signUpHere(tab, server, 'after@example.com');
	await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await expect.poll(() => accountDatabases(tab)).toEqual([expect.not.stringContaining(before[0] ?? '')]);
	for (const each of [page, tab]) await expect(each.getByText('Boston in a day')).toHaveCount(0);
	await expect.poll(() => everythingKept(tab)).not.toContain('Boston in a day');
});

test('a card left half typed is open for its author, and for nobody else who signs in', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(askedTooLate);
	await page.goto(`${server.url}/trip-planner?trip=c164924`);
	await expect(stops(page)).toHaveCount(1);
	await arriveWithAccount(page, server, { email: 'rater@example.com', path: '/trip-planner/scorecards' });
	await expect(accountLink(page)).toBeVisible();
	await page.getByRole('button', { name: /^Rate this visit/ }).click();
	const words = page.getByRole('dialog').getByRole('textbox');
	await words.fill('Far from home');
	await page.reload();
	await expect(words).toHaveValue('Far from home');
	const tab = await context.newPage();
	await tab.goto(`${server.url}/sign-in/start?return=/saved`);
	await signUpHere(tab, server, 'next@example.com');
	await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await expect(words).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('button', { name: /^Rate this visit/ })).toBeVisible();
	await expect(words).toHaveCount(0);
	expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Far from home');
});
