import { readFileSync } from 'node:fs';
import { expect, test } from './fixture.ts';
import { toast } from './planner-steps.ts';
import { card, rename, saveTrip } from './saved-steps.ts';
import {
	accountDatabases,
	accountLink,
	arriveWithAccount,
	askedTooLate,
	openAccount,
	PASSWORD,
	signIn,
} from './sign-in-steps.ts';
import { expectNoViolations } from './steps.ts';

const EMAIL = 'rosa@example.com';
const NEW = 'six wide roads';

test('a person names a device, changes the password, takes their data along, and deletes the account, its paid plan too, on every device', async ({
	page,
	browser,
	watched,
	serve,
}) => {
	const server = await serve();
	const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1' });
	await arriveWithAccount(page, server, { email: EMAIL, path: '/saved' });
	await phone.goto(`${server.url}/sign-in/start?return=/saved`);
	await signIn(phone, EMAIL);

	await openAccount(page);
	await page.getByRole('main').getByRole('button', { name: 'Get Full' }).click();
	await page.getByRole('button', { name: 'Pay $25' }).click();
	await expect(page.getByText('Thank you. You have the full plan.')).toBeVisible();
	await page.goBack();
	const checkout = page.url();
	await expect(page.getByRole('button', { name: 'Let a renewal go through' })).toBeVisible();
	await page.goto(`${server.url}/account`);

	await page.getByRole('button', { name: 'Rename Safari on iPhone' }).click();
	await page.getByLabel('Device name').fill('Anna’s iPhone');
	await page.getByRole('button', { name: 'Save name' }).click();
	const devices = page.getByRole('region', { name: 'Signed in on' });
	await expect(devices.getByRole('listitem').filter({ hasText: 'Anna’s iPhone' })).toContainText(
		'Safari on iPhone, Used',
	);

	watched.expectTrouble(/403.*\/api\/account\/password/);
	await page.getByRole('button', { name: 'Change password' }).click();
	await expect(page.getByLabel('Current password')).toBeFocused();
	await page.getByLabel('Current password').fill('a slip of mine');
	await page.getByLabel('New password').fill(NEW);
	await page.getByRole('button', { name: 'Save password' }).click();
	await expect(page.getByRole('alert')).toHaveText('That is not your current password.');
	await expect(page.getByLabel('Current password')).toBeFocused();
	await page.getByLabel('Current password').fill(PASSWORD);
	await expectNoViolations(page);
	// Toasts, which pass: both are looked for at once.
	await Promise.all([
		expect(toast(page, 'Your password has been changed.')).toBeVisible(),
		expect(phone.getByText('You have been signed out.')).toBeVisible(),
		page.getByRole('button', { name: 'Save password' }).click(),
	]);
	await expect(devices.getByRole('listitem')).toHaveCount(1);
	await phone.goto(`${server.url}/sign-in/start?return=/saved`);
	await signIn(phone, EMAIL, NEW);
	await saveTrip(phone, server, 'Spring tour');
	await expect(card(phone, 'Spring tour')).toBeVisible();
	// An edit that was never sent would stay on the phone, and its toast would say so.
	const sent = phone.waitForResponse(
		(response) => response.request().postData()?.includes('April tour') ?? false,
	);
	await rename(phone, 'Spring tour', 'April tour');
	await sent;

	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export' }).click();
	const file = readFileSync(await (await downloading).path(), 'utf8');
	expect(JSON.parse(file)).toMatchObject({
		account: { email: EMAIL },
		devices: { length: 3 },
		trips: [{ name: 'April tour' }],
	});

	// With no signal the page may also ask who is signed in, which fails too.
	watched.expectTrouble(/ERR_INTERNET_DISCONNECTED.*\/api\/(account|sync)/);
	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Delete account' }).click();
	const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
	await expect(dialog).toContainText('Your full plan ends with it, and you won’t be charged again.');
	await dialog.getByRole('button', { name: 'Delete everything' }).click();
	await expect(dialog.getByRole('alert')).toHaveText(
		'No answer came, so we don’t know whether your account was deleted. Try again once you have a signal.',
	);
	await page.context().setOffline(false);
	await expectNoViolations(page);
	watched.expectTrouble(askedTooLate);
	await Promise.all([
		expect(toast(page, 'Your account and everything in it have been deleted.')).toBeVisible(),
		expect(phone.getByText('You have been signed out.')).toBeVisible(),
		dialog.getByRole('button', { name: 'Delete everything' }).click(),
	]);
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(accountLink(page)).toHaveCount(0);
	await expect(phone.getByText('April tour')).toHaveCount(0);
	await expect.poll(() => accountDatabases(page)).toEqual([]);
	// Nothing can be charged anymore: the card service has deleted the customer and the plan.
	watched.expectTrouble(/404.*\/checkout\/test/);
	await page.goto(checkout);
	await expect(page.getByRole('heading', { name: 'We can’t find that checkout' })).toBeVisible();
});
