import type { Browser, Page } from '@playwright/test';
import { aFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, rename, SYNCED, stops } from './planner-steps.ts';
import { signIn, signUp } from './sign-in-steps.ts';
import { goOnline, untilOnDevice } from './signal.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { watch } from './watch.ts';

const SEED = 20261121;
const PHONE = { width: 390, height: 844 };
const BOSTON = ['c164924', 'c166027', 'c168148'];
/** The console's reports of a bad line: only for the address that suffers from it, and none while it is off. */
const badLine = /\/api\/(sync|account)\b|ERR_INTERNET_DISCONNECTED/;

let line: FaultyProxy;
let server: RunningServer;
test.beforeAll(async () => {
	line = await aFaultyProxy(SEED);
	server = await startServer({ environment: { PUBLIC_URL: line.url } });
	line.leadTo(server.port);
});
test.afterAll(async () => {
	await server.stop();
	await line.stop();
});

test.setTimeout(300_000);

testInstalled(
	'two phones edit one trip with no signal: both edits are kept, and the value that gave way is in the history',
	async ({ browser }) => {
		const [rosas, joys] = [await aPhone(browser), await aPhone(browser)];
		const { page: rosa } = rosas;
		await rosa.goto(`${line.url}/trip-planner?trip=${BOSTON.join(',')}`);
		await expect(stops(rosa)).toHaveCount(3);
		await rename(rosa, 'Boston in a day');
		await rosa.goto(`${line.url}/sign-in?return=/trip-planner`);
		await signUp(rosa, server, 'rosa@example.com');
		await expect(stops(rosa)).toHaveCount(3);
		await rosa.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(rosa).toHaveURL(/\?tid=t_/);
		await untilSynced(rosa);
		const address = rosa.url();

		const { page: joy } = joys;
		await joy.goto(`${line.url}/sign-in/start?return=/saved`);
		await signIn(joy, 'rosa@example.com');
		await joy.getByRole('link', { name: 'Boston in a day', exact: true }).click();
		await expect(joy).toHaveURL(address);
		await expectStops(joy, ['Boston College', 'Harvard University', 'Tufts University']);

		for (const page of [rosa, joy]) await untilOnDevice(page);
		for (const page of [rosa, joy]) await page.context().setOffline(true);
		await rename(rosa, 'With Grandma');
		await moveUp(rosa, 'Tufts University');
		await rename(joy, 'Before the game');
		await remove(joy, 'Harvard University');
		await stayAnHour(rosa, 'Boston College');
		await writeNote(rosa, 'Boston College', 'Grandma rests in the library');
		await writeNote(rosa, 'Tufts University', 'Park at Gate B');
		await writeNote(joy, 'Boston College', 'The game is at noon');
		await setOutOn(joy, '2027-04-19');
		await expectStops(rosa, ['Boston College', 'Tufts University', 'Harvard University']);
		await expectStops(joy, ['Boston College', 'Tufts University']);
		for (const page of [rosa, joy]) await expect(page.getByText(/not sent yet$/)).toBeVisible();

		for (const page of [rosa, joy]) await goOnline(page);
		for (const page of [rosa, joy]) await untilSynced(page);
		for (const page of [rosa, joy]) await pickUp(page);
		for (const page of [rosa, joy]) await expectStops(page, ['Boston College', 'Tufts University']);
		// The day set on one phone, and the visit set on the other: an hour, plus a quarter to park.
		for (const page of [rosa, joy]) {
			await expect(page.getByRole('heading', { name: 'Mon, Apr 19' })).toBeVisible();
			await expect(page.getByText('Leave 10:15 AM')).toBeVisible();
		}
		for (const page of [rosa, joy]) await expect(page.getByText('Park at Gate B').first()).toBeVisible();
		await expect.poll(async () => (await names(rosa, joy)).size, { timeout: 90_000 }).toBe(1);
		const [stands] = await names(rosa, joy);
		const gaveWay = stands === 'With Grandma' ? 'Before the game' : 'With Grandma';
		expect(['With Grandma', 'Before the game']).toContain(stands);

		const tripId = new URL(address).searchParams.get('tid');
		const notes = ['Grandma rests in the library', 'The game is at noon'];
		for (const page of [rosa, joy]) {
			await page.goto(`${line.url}/saved/${tripId}/changes`);
			const note = page
				.getByRole('listitem')
				.filter({ has: page.getByRole('heading', { name: 'Note on Boston College' }) });
			for (const words of notes) await expect(note).toContainText(`“${words}”`);
			const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Name' }) });
			await expect(entry).toContainText(`“${gaveWay}”`);
			await expect(entry).toContainText(`, in the trip now“${stands}”`);
		}
		await rosa.getByRole('button', { name: `: Name, “${gaveWay}”` }).click();
		await untilSynced(rosa);
		await joy.goto(address);
		await expect(joy.getByRole('heading', { level: 1 })).toHaveText(gaveWay, { timeout: 90_000 });

		expect(new Set(line.done()).size, line.done().join(', ')).toBeGreaterThan(4);
		for (const { troubles } of [rosas.watched, joys.watched]) expect(troubles).toEqual([]);
		for (const page of [rosa, joy]) await page.context().close();
	},
);

test('a form left open takes back nothing that was set elsewhere meanwhile', async ({ browser }) => {
	const { page, watched } = await aPhone(browser);
	await page.goto(`${line.url}/trip-planner?trip=${BOSTON.join(',')}`);
	await expect(stops(page)).toHaveCount(3);
	const tab = await page.context().newPage();
	await tab.goto(`${line.url}/trip-planner`);
	await expect(stops(tab)).toHaveCount(3);
	await page.getByRole('button', { name: 'Boston College', exact: true }).click();
	await page.getByRole('button', { name: 'Times at Boston College' }).click();
	await stayAnHour(tab, 'Boston College');
	await expect(page.getByText('Leave 10:15 AM')).toBeVisible();
	await page.getByLabel('Park and walk, in minutes').fill('20');
	await page.getByLabel('Park and walk, in minutes').press('Enter');
	for (const each of [page, tab]) await expect(each.getByText('Leave 10:20 AM')).toBeVisible();
	await rename(page, 'Spring tour');
	await page.getByRole('button', { name: 'Rename trip' }).click();
	await rename(tab, 'New England');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New England');
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	for (const each of [page, tab])
		await expect(each.getByRole('heading', { level: 1 })).toHaveText('New England');
	expect(watched.troubles).toEqual([]);
	await page.context().close();
});

async function aPhone(browser: Browser) {
	const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
	const watched = await watch(context);
	watched.expectTrouble(badLine);
	return { page: await context.newPage(), watched };
}

async function moveUp(page: Page, name: string) {
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: `Move ${name} up` }).click();
}

async function remove(page: Page, name: string) {
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: `Remove ${name}` }).click();
}

async function stayAnHour(page: Page, name: string) {
	await page.getByRole('button', { name, exact: true }).click();
	await page.getByRole('button', { name: `Times at ${name}` }).click();
	await page.getByLabel('Visit, in minutes').fill('60');
	await page.getByLabel('Visit, in minutes').press('Enter');
}

async function writeNote(page: Page, name: string, words: string) {
	const more = page.getByRole('button', { name: `Note on ${name}` });
	if ((await more.count()) === 0) await page.getByRole('button', { name, exact: true }).click();
	await more.click();
	await page.getByLabel('Note', { exact: true }).fill(words);
	await page.getByRole('button', { name: 'Done', exact: true }).click();
}

async function setOutOn(page: Page, day: string) {
	await page.getByRole('button', { name: 'Set the dates' }).click();
	await page.getByLabel('First day').fill(day);
	await page.getByLabel('First day').press('Enter');
}

/** Waits until the server has everything; over a bad line that takes a few tries. */
async function untilSynced(page: Page) {
	await expect(page.getByText(SYNCED)).toBeVisible({ timeout: 90_000 });
}

/** Wakes the phone, which shows news at once rather than within a minute. */
async function pickUp(page: Page) {
	await page.evaluate(() => dispatchEvent(new Event('focus')));
}

async function names(...pages: Page[]): Promise<Set<string>> {
	return new Set(await Promise.all(pages.map((page) => page.getByRole('heading', { level: 1 }).innerText())));
}
