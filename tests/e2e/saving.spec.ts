import type { Page } from '@playwright/test';
import { letDiskFill } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, SYNCED, stops, toast } from './planner-steps.ts';
import {
	accountLink,
	arriveWithAccount,
	fillInSignUp,
	openAccount,
	signUp,
	signUpHere,
} from './sign-in-steps.ts';
import { goOffline, goOnline } from './signal.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { untilQuiet } from './steps.ts';

let server: RunningServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

const three = ['c130794', 'c217156', 'c168148'];
const names = ['Yale University', 'Brown University', 'Tufts University'];
const six = [...three, 'c164924', 'c164465', 'c182670'];
/** The console's report of a sync that runs while the disk is full. */
const syncRefused = /Saved trips could not be synced on this device/;
const lostSignal = /\/api\/(account|sync|shares)|ERR_INTERNET_DISCONNECTED/;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const state = (page: Page, words: string | RegExp) => page.getByRole('main').getByText(words);
const isSynced = (page: Page) => expect(state(page, SYNCED)).toBeVisible();

/** Opens a shared trip, which becomes the draft. */
async function openDraft(page: Page, codes: readonly string[]) {
	await page.goto(`${server.url}/trip-planner?trip=${codes.join(',')}`);
	await expect(stops(page)).toHaveCount(codes.length);
}

/** Creates an account, ending in the planner. */
async function newAccount(page: Page, email: string) {
	await arriveWithAccount(page, server, { email: email, path: '/trip-planner' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New trip');
}

/** Saves the draft under a name; returns the saved trip's address. */
async function saveAs(page: Page, name: string): Promise<string> {
	await save(page).click();
	await page.getByLabel('Trip name').fill(name);
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await expect(page).toHaveURL(/\/trip-planner\?tid=t_[\w-]{22}$/);
	return page.url();
}

testInstalled(
	'a visitor’s draft survives signing up, is saved under a name, and is then there with no signal and in every tab',
	async ({ page, watched }) => {
		test.slow();
		watched.expectTrouble(lostSignal);
		let timesAskedToKeep = 0;
		await page.exposeFunction('noteAskedToKeep', () => {
			timesAskedToKeep += 1;
		});
		await page.addInitScript(() => {
			navigator.storage.persist = async () => {
				await (window as never as { noteAskedToKeep: () => Promise<void> }).noteAskedToKeep();
				return true;
			};
		});
		await openDraft(page, three);
		await save(page).click();
		const card = page.getByRole('dialog', { name: 'Sign in to save this trip' });
		await card.getByRole('button', { name: 'Create account' }).click();
		await fillInSignUp(page, server, 'rosa@example.com');
		// The interrupted save resumes by itself.
		const field = page.getByLabel('Trip name');
		await expect(field).toHaveValue('Yale to Tufts');
		await expectStops(page, names);
		await field.fill(' Sp ');
		await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
		await expect(page.getByRole('alert')).toHaveText('At least 3 characters');
		await field.fill('Spring loop');
		await field.press('Enter');
		await expect(page).toHaveURL(/\/trip-planner\?tid=t_[\w-]{22}$/);
		await expect(toast(page, 'Saved to your account')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring loop');
		// Now there is a trip to lose, so the app asks the browser for persistent storage.
		await expect.poll(() => timesAskedToKeep).toBe(1);
		await isSynced(page);
		await page.reload();
		await expectStops(page, names);
		await goOffline(page);
		await page.reload();
		await expectStops(page, names);
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Move Tufts University', exact: true }).focus();
		await page.keyboard.press('Home');
		const moved = ['Tufts University', 'Yale University', 'Brown University'];
		await expectStops(page, moved);
		await expect(state(page, 'Saved on this computer, 1 change not sent yet')).toBeVisible();
		await page.reload();
		await expectStops(page, moved);
		await goOnline(page);
		await isSynced(page);
		const other = await page.context().newPage();
		await other.goto(page.url());
		await expectStops(other, moved);
		await other.getByRole('button', { name: 'Edit stops' }).click();
		await other.getByRole('button', { name: 'Remove Yale University' }).click();
		await expectStops(page, ['Tufts University', 'Brown University']);
		// By keyboard: on a busy machine the toast may be gone by now.
		await other.keyboard.press('Control+z');
		await expectStops(page, moved);
		await isSynced(page);
		// Leaving a saved trip asks nothing, and the draft is now that trip.
		await page
			.getByRole('navigation', { name: 'Other trips' })
			.getByRole('link', { name: 'New trip' })
			.click();
		await expect(page.getByText('No stops yet')).toBeVisible();
		await page.goBack();
		await expectStops(page, moved);
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'College Guides' })
			.click();
		await expect(page).toHaveURL(/college-guides/);
	},
);

test('from six campuses to a saved trip: the trial that a visitor starts runs once they have signed up', async ({
	page,
}) => {
	await openDraft(page, six.slice(0, 5));
	const note = toast(page, 'A free plan saves 5 stops; the trial saves 10, no card.');
	await expect(state(page, 'Saved on this computer')).toBeVisible();
	await expect(note).toHaveCount(0);
	await page.goto(`${server.url}/trip-planner?add=c182670`);
	await note.getByRole('button', { name: 'Start 7 Day Trial' }).click();
	await signUpHere(page, server, 'ines@example.com');
	await expect(toast(page, /^Your 7-day trial has started\. It ends on its own on /)).toBeVisible();
	await expect(note).toHaveCount(0);
	await save(page).click();
	await expect(page.getByLabel('Trip name')).toHaveValue('Yale to Dartmouth');
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await expect(page).toHaveURL(/\?tid=t_/);
	await isSynced(page);
	await expect(page.getByRole('button', { name: 'Add stop 6 of 10' })).toBeEnabled();
	// A guide asks which trip to add to, and takes a no.
	await page.goto(`${server.url}/college/166027`);
	await page.getByRole('button', { name: 'Add to trip' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
	await page.getByRole('button', { name: 'Add to trip' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Yale to Dartmouth, 6 stops' }).click();
	await toast(page, 'Harvard University added, stop 7 of 10')
		.getByRole('button', { name: 'View trip' })
		.click();
	await expect(page).toHaveURL(/\?tid=t_/);
	await expect(stops(page)).toHaveCount(7);
});

test('a visitor who opens a saved trip is asked to sign in, and comes back to its address', async ({
	page,
}) => {
	await page.goto(`${server.url}/trip-planner?tid=t_abc`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to open this trip');
	await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
	await signUp(page, server, 'visitor@example.com');
	await expect(page).toHaveURL(`${server.url}/trip-planner?tid=t_abc`);
	await expect(page.getByText('We can’t find this trip among yours')).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Saved trips' })).toBeVisible();
});

test('a saved trip that the device refuses to write says so, stays in hand, and is saved on a retry', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(syncRefused);
	const { fill, free } = await letDiskFill(page);
	const banner = page.getByRole('alert').filter({ hasText: 'Not saved on this computer' });
	await newAccount(page, 'full@example.com');
	await openDraft(page, three);
	await page.getByRole('button', { name: 'Rename trip' }).click();
	await page.getByLabel('Trip name').fill('Full phone');
	await page.getByLabel('Trip name').press('Enter');
	await expect(state(page, 'Saved on this computer')).toBeVisible();
	// The save itself is refused: the draft stays and can be edited.
	await fill();
	await save(page).click();
	await expect(banner).toBeVisible();
	await expectStops(page, names);
	await free();
	await banner.getByRole('button', { name: 'Retry' }).click();
	await expect(page).toHaveURL(/\?tid=/);
	await isSynced(page);
	// So is an edit of a saved trip.
	await fill();
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University up' }).click();
	await expect(banner).toBeVisible();
	const moved = ['Brown University', 'Yale University', 'Tufts University'];
	await expectStops(page, moved);
	await expect(state(page, /^(Saved on this|Synced)/)).toHaveCount(0);
	// A sync in the meantime is refused too; the retry makes up for it at once.
	const refused = page.waitForEvent('console', (message) => syncRefused.test(message.text()));
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await refused;
	await free();
	await banner.getByRole('button', { name: 'Retry' }).click();
	await expect(banner).toHaveCount(0);
	await isSynced(page);
	await page.reload();
	await expectStops(page, moved);
});

test('the free plan says what it saves before the server refuses more', async ({ page }) => {
	await newAccount(page, 'free@example.com');
	await openDraft(page, six);
	await save(page).click();
	const question = page.getByRole('dialog');
	await expect(question).toContainText(
		'Your free plan saves up to 5 stopsThis trip has 6. The trial saves 10, no card. The draft stays on this computer.',
	);
	await expect(question.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/account');
	await question.getByRole('button', { name: 'Not now' }).click();
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Remove Dartmouth College' }).click();
	await saveAs(page, 'The only one');
	await isSynced(page);
	const add = page.getByRole('button', { name: 'Add stop' });
	await expect(add).toBeDisabled();
	await expect(add).toHaveAccessibleDescription(
		'A free plan saves 5 stops; the trial saves 10, no card. Remove one to add another.',
	);
	await openDraft(page, three);
	await save(page).click();
	await expect(question).toContainText(
		'You already have a saved tripThe free plan keeps one. The trial keeps as many as you like for 7 days, no card. The draft stays on this computer.',
	);
	// The trial starts right here, and the save resumes.
	await question.getByRole('button', { name: 'Start 7 Day Trial' }).click();
	await page.getByLabel('Trip name').fill('The second one');
	await question.getByRole('button', { name: 'Save' }).click();
	await expect(page).toHaveURL(/\?tid=t_/);
	await isSynced(page);
	await expectStops(page, names);
});

test('a trial that one person has second thoughts about does not start for the next one who signs up', async ({
	page,
}) => {
	await openDraft(page, six);
	const offer = page.getByRole('button', { name: 'Start 7 Day Trial' });
	await offer.click();
	await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
	await page.goBack();
	await expect(stops(page)).toHaveCount(six.length);
	await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
	await signUp(page, server, 'bo@example.com');
	await expect(accountLink(page)).toBeVisible();
	await untilQuiet(page);
	await expect(offer).toBeVisible();
	const { subscription_type } = await (await page.request.get(`${server.url}/api/account`)).json();
	expect(subscription_type).toBe(0);
});

test('a trip that was put in the trash elsewhere says so, is shown, and is restored', async ({ page }) => {
	await newAccount(page, 'trash@example.com');
	await openDraft(page, three);
	const address = await saveAs(page, 'Here and there');
	await isSynced(page);
	const trip_id = new URL(address).searchParams.get('tid');
	const answer = await page.request.post(`${server.url}/api/account/trip`, {
		data: { trip_id, deleted: true },
		headers: { origin: server.url },
	});
	expect(answer.ok()).toBe(true);
	await page.reload();
	await expect(toast(page, 'This trip is in the trash. Kept for 30 more days.')).toBeVisible();
	await expectStops(page, names);
	for (const at of ['drive', 'scorecards']) {
		await page.goto(`${server.url}/trip-planner/${at}?tid=${trip_id}`);
		await expect(toast(page, 'This trip is in the trash. Kept for 30 more days.')).toBeVisible();
	}
	await page.getByRole('button', { name: 'Restore' }).click();
	await expect(toast(page, 'This trip is in the trash.')).toHaveCount(0);
	await page.goto(address);
	await isSynced(page);
	await page.reload();
	await expectStops(page, names);
	await expect(toast(page, 'This trip is in the trash.')).toHaveCount(0);
});

testInstalled(
	'an edit that gave way to another phone is announced, and restored on both',
	async ({ page, browser, watched }) => {
		test.slow();
		watched.expectTrouble(lostSignal);
		await newAccount(page, 'two@example.com');
		await openDraft(page, three);
		const address = await saveAs(page, 'Spring loop');
		await isSynced(page);
		const phone = await (await browser.newContext({ locale: 'en-US' })).newPage();
		await phone.goto(
			`${server.url}/sign-in/start?return=${encodeURIComponent(address.replace(server.url, ''))}`,
		);
		await phone.getByLabel('Email').fill('two@example.com');
		await phone.getByLabel('Password').fill('four wide roads');
		await phone.getByRole('button', { name: 'Sign In' }).click();
		await expectStops(phone, names);
		const rename = async (on: Page, name: string) => {
			await on.getByRole('button', { name: 'Rename trip' }).click();
			await on.getByLabel('Trip name').fill(name);
			await on.getByLabel('Trip name').press('Enter');
			await expect(on.getByRole('heading', { level: 1 })).toHaveText(name);
		};
		await goOffline(page);
		await rename(page, 'Mine, first');
		await rename(phone, 'Theirs, later');
		await isSynced(phone);
		await goOnline(page);
		const banner = toast(page, 'Changed on two devices: name.');
		await expect(banner).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs, later');
		await expect(page.getByRole('link', { name: 'Changes', exact: true })).toBeVisible();
		await banner.getByRole('button', { name: 'Bring mine back' }).click();
		await expect(toast(page, 'Brought back: name')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine, first');
		await expect(banner).toHaveCount(0);
		await isSynced(page);
		await phone.reload();
		await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Mine, first');
		await phone.context().close();
	},
);

test('leaving an edited draft for sign-in, the account or saved trips asks nothing, even after a reload, and the draft waits', async ({
	page,
}) => {
	test.slow();
	const moveUp = async (name: string) => {
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: `Move ${name} up` }).click();
	};
	const [yale, brown, tufts] = names as [string, string, string];
	await openDraft(page, three);
	await moveUp(tufts);
	await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
	await expect(page).toHaveURL(/\/sign-in\?return=/);
	await signUp(page, server, 'leaving@example.com');
	await expectStops(page, [yale, tufts, brown]);
	await moveUp(tufts);
	await openAccount(page);
	await expect(page).toHaveURL(`${server.url}/account`);
	await page.goBack();
	await expectStops(page, [tufts, yale, brown]);
	await moveUp(brown);
	await accountLink(page).click();
	await page.getByRole('banner').getByRole('link', { name: 'Saved Trips' }).click();
	await expect(page).toHaveURL(`${server.url}/saved`);
	await page.goBack();
	await expectStops(page, [tufts, brown, yale]);
	await page.reload();
	await expectStops(page, [tufts, brown, yale]);
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'College Guides' }).click();
	await expect(page).toHaveURL(/college-guides/);
});

test.describe('in a tab of an iPhone’s browser', () => {
	test.use({
		userAgent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
		viewport: { width: 390, height: 844 },
	});

	test('a saved trip says, once, why the Home Screen keeps it', async ({ page }) => {
		const note = page.getByText('Put Tour Trails on your Home Screen.');
		await newAccount(page, 'iphone@example.com');
		await openDraft(page, three);
		await expect(note).toHaveCount(0);
		await saveAs(page, 'Spring loop');
		await expect(note).toBeVisible();
		await expect(state(page, /may clear what a tab keeps after 7 days without a visit/)).toBeVisible();
		await page.reload();
		await expect(note).toBeVisible();
		await page.getByRole('button', { name: 'Got it' }).click();
		await expect(note).toHaveCount(0);
		await page.reload();
		await isSynced(page);
		await expectStops(page, names);
		await expect(note).toHaveCount(0);
	});
});
