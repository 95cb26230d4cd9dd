import type { Page } from '@playwright/test';
import { letDiskFill } from './disk.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { stops, toast } from './planner-steps.ts';
import {
	anHourAgo,
	card,
	openSavedInFull,
	rename,
	saveTrip,
	state,
	syncNow,
	theOtherPhone,
} from './saved-steps.ts';
import { arriveWithAccount, askedTooLate, signUp } from './sign-in-steps.ts';
import { goOffline, goOnline, untilOnDevice } from './signal.ts';
import type { RunningServer } from './start-server.mjs';
import { expectNoViolations, tapTwice } from './steps.ts';

const QUESTION = 'Are you sure you want to delete this trip? This action cannot be reversed.';

// One server for all, as every test has its own account.
let own: OwnServer;
let server: RunningServer;
test.beforeAll(async () => {
	own = await startOwnServer();
	server = own.server;
});
test.afterAll(() => own.stop());

test('a visitor is asked to sign in, and comes back to an empty list that says how to begin', async ({
	page,
}) => {
	await page.goto(`${server.url}/saved`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
	await signUp(page, server, 'rosa@example.com');
	await expect(page).toHaveURL(`${server.url}/saved`);
	await expect(page.getByRole('heading', { name: 'No saved trips yet' })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Plan a trip' }).click();
	await expect(page).toHaveURL(`${server.url}/trip-planner`);
});

test('on a signal that carries nothing the saved trips open from the device, and the person is confirmed in the background', async ({
	page,
	watched,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openSavedInFull(page, own, 'ann@example.com');
	await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	const trip = card(page, 'Spring tour');
	await expect(trip).toBeVisible();
	// Asked, and never answered.
	await page.route('**/api/**', () => new Promise(() => undefined));
	const atOnce = { timeout: 4000 };
	const tabs = page.getByRole('navigation', { name: 'Quick' });
	await tabs.getByRole('link', { name: 'Search' }).click();
	await expect(page).toHaveURL(/search/);
	await tabs.getByRole('link', { name: 'Saved' }).click();
	await expect(trip).toBeVisible(atOnce);
	await page.reload();
	await expect(trip).toBeVisible(atOnce);
	await page.goto(`${server.url}/on-this-device`);
	await expect(page.getByRole('link', { name: /^Spring tour/ })).toBeVisible(atOnce);
	await page.goto(`${server.url}/account?payment=b_${'x'.repeat(22)}`);
	await expect(page.getByText('ann@example.com')).toBeVisible(atOnce);
	await expect(page.getByText('finding out about your payment')).toBeVisible();
	await page.goto(`${server.url}/college-guides`);
	await page.getByRole('button', { name: 'Near my trip' }).click();
	await expect(page.getByRole('heading', { name: /^Near / })).toBeVisible(atOnce);
	// Once the server answers that the session is over, the page closes.
	await page.goto(`${server.url}/saved`);
	await expect(trip).toBeVisible(atOnce);
	watched.expectTrouble(askedTooLate);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	await page.context().clearCookies();
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(page.getByText('Sign in to see your saved trips')).toBeVisible();
	await expect(trip).toHaveCount(0);
});

test('a draft made before signing in is listed at the top, not saved yet', async ({ page }) => {
	await page.goto(`${server.url}/trip-planner?trip=c164924,c166027`);
	await expect(page.getByRole('heading', { level: 3, name: /Harvard University/ })).toBeVisible();
	await arriveWithAccount(page, server, { email: 'lea@example.com', path: '/saved' });
	await expect(page.getByText('Draft on this computer, not saved yet')).toBeVisible();
	await page.getByRole('link', { name: 'Open the draft New trip' }).click();
	await expect(page.getByRole('heading', { level: 3, name: /Harvard University/ })).toBeVisible();
});

test('trips are listed, renamed by the rule, duplicated, deleted and brought back', async ({ page }) => {
	await openSavedInFull(page, own, 'ben@example.com');
	const tripId = await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	await expect(card(page, 'Spring tour')).toContainText(
		'Yale University, Brown University, Tufts University',
	);
	await expect(card(page, 'Spring tour')).toContainText(
		/3 stops, \d+ mi, changed (\d+:\d\d [AP]M|[A-Z][a-z]{2} \d+)/,
	);
	await expect(card(page, 'Spring tour').locator('[data-ground] path').first()).toBeVisible();
	await expect(card(page, 'Spring tour')).toContainText(/Synced (\d+:\d\d [AP]M|[A-Z][a-z]{2} \d+)/);

	await page.getByRole('button', { name: 'Rename Spring tour' }).click();
	await page.getByLabel('Trip name').fill(' ab ');
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveText('At least 3 characters');
	await page.keyboard.press('Escape');
	await rename(page, 'Spring tour', 'April tour');
	await expect(card(page, 'April tour')).toBeVisible();
	await toast(page, 'Renamed to April tour').getByRole('button', { name: 'Undo' }).click();
	await expect(card(page, 'Spring tour')).toBeVisible();

	await tapTwice(page.getByRole('button', { name: 'Duplicate Spring tour' }));
	await expect(card(page, 'Spring tour, copy')).toContainText('3 stops');
	await page.getByRole('button', { name: 'Duplicate Spring tour', exact: true }).click();
	await expect(card(page, 'Spring tour, copy 2')).toBeVisible();

	// Whoever presses Enter twice deletes nothing.
	await page.getByRole('button', { name: 'Delete Spring tour', exact: true }).press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Delete Spring tour' });
	await expect(dialog).toContainText(`${QUESTION}It stays in the trash for 30 days.`);
	await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(dialog).toHaveCount(0);
	await expect(card(page, 'Spring tour')).toBeVisible();
	await deleteTrip(page, 'Spring tour');
	await expect(card(page, 'Spring tour')).toHaveCount(0);
	await toast(page, 'Spring tour is in the trash').getByRole('button', { name: 'Undo' }).click();
	await expect(card(page, 'Spring tour')).toBeVisible();
	await deleteTrip(page, 'Spring tour');
	const trash = page.getByRole('region', { name: 'In the trash' });
	await expect(trash.getByRole('listitem')).toContainText('Kept for 30 more days');
	await trash.getByRole('button', { name: 'Restore Spring tour' }).click();
	await expect(trash).toHaveCount(0);
	// Deleted from the trash for good: here the specified words are true as they are.
	await deleteTrip(page, 'Spring tour, copy 2');
	await trash.getByRole('button', { name: 'Delete Spring tour, copy 2 for good' }).click();
	const forGood = page.getByRole('dialog', { name: 'Delete Spring tour, copy 2 for good' });
	await expect(forGood.getByRole('paragraph')).toHaveText([QUESTION]);
	await forGood.getByRole('button', { name: 'Delete for good' }).click();
	await expect(trash).toHaveCount(0);
	await syncNow(page);
	await page.reload();
	await expect(card(page, 'Spring tour, copy')).toBeVisible();
	await expect(trash).toHaveCount(0);
	await card(page, 'Spring tour').getByRole('link', { name: 'Spring tour', exact: true }).click();
	await expect(page).toHaveURL(`${server.url}/trip-planner?tid=${tripId}`);
	await page.getByRole('link', { name: 'Drive it' }).click();
	await expect(page).toHaveURL(`${server.url}/trip-planner/drive?tid=${tripId}`);
	await expect(page.getByRole('heading', { level: 2, name: 'Yale University' })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the planner' }).click();
	await expect(page).toHaveURL(`${server.url}/trip-planner?tid=${tripId}`);
});

test('a college on one trip is added to another from its guide', async ({ page }) => {
	await openSavedInFull(page, own, 'cleo@example.com');
	await saveTrip(page, server, 'Ivy loop', 'c130794');
	await saveTrip(page, server, 'Ohio loop', 'c204501');
	await page.reload();
	await expect(card(page, 'Ohio loop')).toBeVisible();
	await page.goto(`${server.url}/college/130794`);
	await expect(page.getByRole('button', { name: 'In your trip' })).toBeVisible();
	await page.getByRole('button', { name: 'Add to another trip' }).click();
	const which = page.getByRole('dialog', { name: 'Add Yale University to which trip?' });
	await expect(which.getByRole('button')).toHaveText(['A new trip', 'Ohio loop, 1 stop', 'Not now']);
	await which.getByRole('button', { name: 'Ohio loop' }).click();
	await expect(
		page.getByRole('status').filter({ hasText: 'Yale University added, stop 2 of 10' }),
	).toBeVisible();
});

test('by keyboard the focus stays where a trip was deleted or restored, and on a button that is busy', async ({
	page,
}) => {
	await openSavedInFull(page, own, 'dan@example.com');
	for (const name of ['First tour', 'Second tour', 'Third tour']) await saveTrip(page, server, name);
	const sync = page.getByRole('button', { name: 'Sync now' });
	await sync.press('Enter');
	await expect(page.getByRole('region', { name: 'Your trips' }).getByRole('listitem')).toHaveCount(3);
	await expect(sync).toBeFocused();
	const deleteByKeyboard = async (name: string) => {
		await page.getByRole('button', { name: `Delete ${name}`, exact: true }).press('Enter');
		await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
		await expect(card(page, name)).toHaveCount(0);
	};
	await deleteByKeyboard('Second tour');
	await expect(page.getByRole('button', { name: 'Delete First tour' })).toBeFocused();
	await deleteByKeyboard('First tour');
	await expect(page.getByRole('button', { name: 'Delete Third tour' })).toBeFocused();
	const trash = page.getByRole('region', { name: 'In the trash' });
	await trash.getByRole('button', { name: 'Restore First tour' }).press('Enter');
	await expect(trash.getByRole('button', { name: 'Restore Second tour' })).toBeFocused();
	await trash.getByRole('button', { name: 'Restore Second tour' }).press('Enter');
	await expect(trash).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Your trips' })).toBeFocused();

	// The heading of the changes has the focus from the first moment, and keeps it when they are read.
	const seen = await page.evaluateHandle(() => {
		const focused: string[] = [];
		addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).tagName));
		return focused;
	});
	await page.getByRole('link', { name: 'Changes of First tour' }).press('Enter');
	await expect(page.getByRole('heading', { name: 'No conflicts' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Changes', level: 1 })).toBeFocused();
	expect((await seen.jsonValue()).filter((name) => name === 'H1')).toEqual(['H1']);
});

testInstalled(
	'with no signal the list opens, an edit is saved here and sent when the signal is back',
	async ({ page, watched }) => {
		await openSavedInFull(page, own, 'eva@example.com');
		await saveTrip(page, server, 'Spring tour');
		await syncNow(page);
		await untilOnDevice(page);
		watched.expectTrouble(/\/api\/(sync|account)|ERR_INTERNET_DISCONNECTED/);
		await goOffline(page);
		await page.reload();
		await rename(page, 'Spring tour', 'April tour');
		await expect(page.getByText('No signal. Everything here still works.')).toBeVisible();
		for (const place of [card(page, 'April tour'), state(page)])
			await expect(place).toContainText('Saved on this computer, 1 change not sent yet');
		await page.getByRole('button', { name: 'Export April tour' }).click();
		const files = page.getByRole('dialog', { name: 'Export April tour' });
		for (const [kind, name] of [
			['Everything', 'April tour.json'],
			['GPS and map apps', 'April tour.gpx'],
		]) {
			const saved = page.waitForEvent('download');
			await files.getByRole('button', { name: `Save ${kind}` }).click();
			expect((await saved).suggestedFilename()).toBe(name);
		}
		await files.getByRole('button', { name: 'Done' }).click();
		await page.reload();
		await expect(card(page, 'April tour')).toBeVisible();
		await goOnline(page);
		await expect(state(page)).toHaveText(/^Synced /);
		await expect(page.getByText('No signal. Everything here still works.')).toHaveCount(0);
	},
);

test('the free plan says up front that it has no room; edits the server refuses wait, and are accepted once there is room', async ({
	page,
	context,
	watched,
}) => {
	// The page is kept from learning its true plan.
	watched.expectTrouble(/\/api\/live/);
	await page.route('**/api/live', (route) => route.abort());
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
	await arriveWithAccount(page, server, { email: 'max@example.com', path: '/saved' });
	await expect(page.getByRole('heading', { name: 'No saved trips yet' })).toBeVisible();
	await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	await page.getByRole('button', { name: 'Duplicate Spring tour' }).click();
	const dialog = page.getByRole('dialog', { name: 'You already have a saved trip' });
	await expect(dialog).toContainText('The free plan keeps one.');
	await expect(dialog.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/account');
	await dialog.getByRole('button', { name: 'Not now' }).click();

	await believeInFullPlan(page);
	await page.getByRole('button', { name: 'Duplicate Spring tour' }).click();
	const tray = page.getByRole('region', { name: 'Not accepted' });
	await expect(tray).toContainText('Not accepted: Your plan has no room for it');
	await expect(tray.getByRole('heading', { level: 3 })).toHaveText('Spring tour, copy');
	await expect(tray).toContainText('3 stops');
	await expect(card(page, 'Spring tour, copy')).toHaveCount(0);
	// As far as this page knows, there is no bigger plan.
	await expect(tray.getByRole('link', { name: 'See the plans' })).toHaveCount(0);
	await expectNoViolations(page);
	await tray.getByRole('button', { name: 'Copy as text: Spring tour, copy' }).click();
	await expect(toast(page, 'Copied')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('2. Brown University');

	await tray.getByRole('button', { name: 'Discard: Spring tour, copy' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
	await expect(tray).toHaveCount(0);
	await toast(page, 'Dismissed').getByRole('button', { name: 'Undo' }).click();
	await deleteTrip(page, 'Spring tour');
	await tray.getByRole('button', { name: 'Try again: Spring tour, copy' }).click();
	await expect(card(page, 'Spring tour, copy')).toContainText(/Synced/);
	await expect(tray).toHaveCount(0);

	await page.getByRole('button', { name: 'Restore Spring tour' }).click();
	await expect(tray.getByRole('listitem').first()).toContainText('The trip: out of the trash');
	await tray.getByRole('button', { name: 'Dismiss: Spring tour' }).click();
	await expect(tray).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'In the trash' })).toContainText('Spring tour');
	// A request about the account may be under way right now.
	await page.unrouteAll({ behavior: 'wait' });
});

test('a trip that the server refused opens as it was written; a change is refused with it, and stays', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/\/api\/live/);
	await page.route('**/api/live', (route) => route.abort());
	await arriveWithAccount(page, server, { email: 'nora@example.com', path: '/saved' });
	await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	await believeInFullPlan(page);
	await page.getByRole('button', { name: 'Duplicate Spring tour' }).click();
	const tray = page.getByRole('region', { name: 'Not accepted' });
	await tray.getByRole('link', { name: 'Spring tour, copy' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring tour, copy');
	await expect(stops(page)).toHaveCount(3);
	await expect(page.getByText('The whole trip is safe on this computer, and only here.')).toBeVisible();
	const why = page.getByText('Not accepted: Your plan has no room for it');
	await expect(why).toBeVisible();
	await expect(page.getByRole('button', { name: 'Print trip' })).toBeEnabled();
	await page.getByRole('button', { name: 'Share trip' }).click();
	await expect(page.getByRole('region', { name: 'A view-only link' })).toContainText('Save the trip first.');
	await expect(page.getByRole('button', { name: 'Save Everything' })).toBeVisible();
	await page.getByRole('button', { name: 'Done' }).click();

	const answer = page.waitForResponse('**/api/sync');
	await page.getByRole('button', { name: 'Rename trip' }).click();
	await page.getByLabel('Trip name').fill('Summer tour');
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await answer;
	await expect(why).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer tour');
	await expect(stops(page)).toHaveCount(3);
	await page.getByRole('link', { name: 'See your options' }).click();
	await expect(tray.getByRole('heading', { level: 3 })).toHaveText('Summer tour');
	await page.unrouteAll({ behavior: 'wait' });
});

testInstalled(
	'an edit that gave way to another phone is listed in the trip’s changes, and can be restored',
	async ({ page, watched }) => {
		await openSavedInFull(page, own, 'finn@example.com');
		const tripId = await saveTrip(page, server, 'Spring tour');
		await syncNow(page);
		await untilOnDevice(page);
		watched.expectTrouble(/\/api\/(sync|account)|ERR_INTERNET_DISCONNECTED/);
		await goOffline(page);
		await anHourAgo(page);
		await rename(page, 'Spring tour', 'Mine');
		await expect(card(page, 'Mine')).toContainText('Saved on this computer, 1 change not sent yet');
		await page.reload();
		await expect(card(page, 'Mine')).toBeVisible();
		await theOtherPhone(page, server)(tripId, 'name', 'Hers');
		await goOnline(page);
		await syncNow(page);
		await card(page, 'Hers').getByRole('link', { name: 'Changed on two devices' }).click();
		await expect(page).toHaveURL(`${server.url}/saved/${tripId}/changes`);
		const gaveWay = page.getByRole('region', { name: 'Changed on two devices' }).getByRole('listitem');
		await expect(gaveWay).toHaveCount(1);
		await expect(gaveWay).toContainText(
			/This computer, .*\d+:\d\d [AP]M\s*“Mine”\s*Chrome on Linux, in the trip now\s*“Hers”/,
		);
		await expectNoViolations(page);
		await gaveWay.getByRole('button', { name: 'Bring mine back' }).click();
		await expect(gaveWay).toContainText('Same as this');
		await expect(page.getByRole('main').getByRole('link', { name: 'Mine' })).toBeVisible();
		await toast(page, 'Name is back').getByRole('button', { name: 'Undo' }).click();
		await expect(gaveWay).toContainText('“Hers”');
		await expect(page.getByText(/^Synced /)).toBeVisible();
		await expect.poll(() => nameOnServer(page, tripId)).toBe('Hers');
		await page.reload();
		await expect(gaveWay).toContainText('“Mine”');

		await page.goto(`${server.url}/saved/t_nobodys/changes`);
		await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
			'We can’t find this trip among yours',
		);
		await page.getByRole('main').getByRole('link', { name: 'Saved Trips' }).last().click();
		await expect(page).toHaveURL(`${server.url}/saved`);
		// They have been looked at.
		await expect(card(page, 'Hers')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Changed on two devices' })).toHaveCount(0);
	},
);

test('a device that refuses to write says so, and saves the edit on a retry', async ({ page, watched }) => {
	// A sync may run while the disk is full.
	watched.expectTrouble(/Saved trips could not be synced on this device/);
	const disk = await letDiskFill(page);
	await openSavedInFull(page, own, 'gil@example.com');
	await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	await disk.fill();
	await rename(page, 'Spring tour', 'April tour');
	const banner = page.getByRole('alert').filter({ hasText: 'Not saved on this computer' });
	await expect(banner).toContainText('This computer has no room left.');
	await expect(card(page, 'April tour')).toContainText('Not saved on this computer');
	await expect(banner.getByRole('button', { name: 'Copy' })).toBeVisible();

	// Leaving would lose it: the browser asks first, and whoever stays still has it.
	const asked = page.waitForEvent('dialog');
	await page.evaluate(() => setTimeout(() => location.reload()));
	const question = await asked;
	expect(question.type()).toBe('beforeunload');
	await question.dismiss();
	await expect(card(page, 'April tour')).toContainText('Not saved on this computer');

	await disk.free();
	await banner.getByRole('button', { name: 'Retry' }).click();
	await expect(banner).toHaveCount(0);
	const askedAgain: string[] = [];
	page.on('dialog', (dialog) => {
		askedAgain.push(dialog.type());
		void dialog.accept();
	});
	await page.reload();
	await expect(card(page, 'April tour')).toBeVisible();
	expect(askedAgain).toEqual([]);
});

test('axe finds nothing in the empty list, the list, the trash and the dialogs', async ({ page }) => {
	// Tall enough that the bar half covers no target, which axe would call too small.
	await page.setViewportSize({ width: 1280, height: 1600 });
	await openSavedInFull(page, own, 'hal@example.com');
	await expect(page.getByRole('heading', { name: 'No saved trips yet' })).toBeVisible();
	await expectNoViolations(page);
	await saveTrip(page, server, 'Spring tour');
	await saveTrip(page, server, 'A name that goes on and on, as long as the name of a trip may go on');
	await saveTrip(page, server, 'Deleted');
	await syncNow(page);
	await deleteTrip(page, 'Deleted');
	// The toast comes after the card has gone, and floats over whatever is below: axe would call a button half under it
	// too small.
	await expect(toast(page, 'Deleted is in the trash')).toBeVisible();
	await expect(toast(page, 'Deleted is in the trash')).toBeHidden();
	await expect(page.getByRole('region', { name: 'In the trash' })).toBeVisible();
	await expect(card(page, 'Deleted')).toHaveCount(0);
	await expectNoViolations(page);
	for (const opener of ['Rename Spring tour', 'Delete Spring tour']) {
		await page.getByRole('button', { name: opener }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectNoViolations(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	}
});

test('for whoever clicks everything twice, a dialog opens and answers once, and nothing beneath it is pressed', async ({
	page,
}) => {
	await openSavedInFull(page, own, 'gus@example.com');
	await saveTrip(page, server, 'Spring tour');
	await syncNow(page);
	await page.getByRole('button', { name: 'Delete Spring tour', exact: true }).dblclick();
	await expect(page.getByText(QUESTION)).toBeVisible();
	// On a phone, the tabs are beneath it.
	await page.setViewportSize({ width: 390, height: 844 });
	await page
		.getByRole('dialog')
		.getByRole('button', { name: 'Delete', exact: true })
		.dblclick({ noWaitAfter: true });
	await expect(toast(page, 'Spring tour is in the trash')).toBeVisible();
	expect(new URL(page.url()).pathname).toBe('/saved');
});

test('nothing is cut off at 320 px', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await openSavedInFull(page, own, 'ida@example.com');
	const name = `Supercalifragilisticexpialidocious${'x'.repeat(40)}`;
	await saveTrip(page, server, name);
	await syncNow(page);
	await expect(card(page, name)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function deleteTrip(page: Page, name: string) {
	await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

async function nameOnServer(page: Page, tripId: string): Promise<string> {
	const answer = await page.request.get(`${server.url}/api/account/trip?tid=${tripId}`);
	return (await answer.json()).name;
}

/** From now on the device believes in the full plan, which on the server has ended. */
async function believeInFullPlan(page: Page): Promise<void> {
	await page.route('**/api/account', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), subscription_type: 1 } });
	});
	await page.reload();
}
