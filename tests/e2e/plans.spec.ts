import type { Page } from '@playwright/test';
import { test as base, expect } from './fixture.ts';
import { toast } from './planner-steps.ts';
import { arriveWithAccount, PASSWORD, signIn } from './sign-in-steps.ts';
import type { RunningServer } from './start-server.mjs';
import { expectNoViolations, untilQuiet } from './steps.ts';

const PHONE = 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1';

/** A server of its own, and a second device of whoever uses `page`. */
const test = base.extend<{ server: RunningServer; phone: Page }>({
	server: async ({ serve }, use) => use(await serve()),
	phone: async ({ browser }, use) => use(await browser.newPage({ userAgent: PHONE })),
});

const inMain = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => inMain(page).getByRole('button', { name });
const pro = (page: Page) => inMain(page).getByText('PRO', { exact: true });

/** With no signal, presses everything on the page that needs one: each says so, and nothing changes. */
async function eachButtonSaysSo(page: Page, other: string) {
	const main = inMain(page);
	const cancel = (name: string) => page.getByRole('dialog').getByRole('button', { name });
	await button(page, 'Get Full').click();
	await expect(toast(page, /^No answer came, so the checkout did not open\./)).toBeVisible();
	await button(page, 'Cancel Trial').click();
	await cancel('Cancel Trial').click();
	await expect(toast(page, /^No answer came, so we don’t know whether your plan has ended\./)).toBeVisible();
	const code = main.getByLabel('Code', { exact: true });
	await button(page, 'Redeem').click();
	await expect(code).toHaveAccessibleDescription('Type your code first.');
	await expect(code).toBeFocused();
	await code.fill('SPRING-27');
	await expect(code).toHaveAccessibleDescription('');
	await button(page, 'Redeem').click();
	await expect(
		main.getByText(/^No answer came, so we don’t know whether your code was redeemed\./),
	).toBeVisible();
	await main.getByLabel('How many, 1 to 50').fill('12');
	await button(page, 'Buy 12 for $300').click();
	await expect(toast(page, /^No answer came, so the checkout did not open\./)).toBeVisible();
	await button(page, `Sign out ${other}`).click();
	await expect(
		toast(page, /^No answer came, so we don’t know whether that device was signed out\./),
	).toBeVisible();
	await button(page, `Rename ${other}`).click();
	await cancel('Save name').click();
	// In the dialog: what lies under one is neither seen nor read out.
	await expect(
		page.getByRole('dialog').getByText(/^No answer came, so we don’t know whether the name was saved\./),
	).toBeVisible();
	await cancel('Dismiss').click();
	await cancel('Cancel').click();
	await button(page, 'Change password').click();
	await main.getByLabel('Current password').fill(PASSWORD);
	await main.getByLabel('New password').fill('six wide roads');
	await button(page, 'Save password').click();
	await expect(main.getByText('we don’t know whether your password was changed.')).toBeVisible();
	const downloading = page.waitForEvent('download');
	await button(page, 'Export').click();
	await downloading;
	await expect(toast(page, /^No signal: .* holds the trips that are on this computer\.$/)).toBeVisible();
	await button(page, 'Delete account').click();
	await cancel('Delete everything').click();
	await expect(page.getByText('we don’t know whether your account was deleted.')).toBeVisible();
	await cancel('Keep it').click();
}

async function signedInOnBoth(page: Page, phone: Page, server: RunningServer) {
	await arriveWithAccount(page, server, { email: 'rosa@example.com', path: '/account' });
	await phone.goto(`${server.url}/sign-in/start?return=/account`);
	await signIn(phone, 'rosa@example.com');
}

test('a trial needs a signal, and begins and ends on both devices of the person', async ({
	page,
	server,
	phone,
	watched,
}) => {
	await signedInOnBoth(page, phone, server);
	watched.expectTrouble(/api\/(billing|account|sync)/);
	// Content loaded on scroll must be here before the signal goes.
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeVisible();
	await untilQuiet(page);
	await page.context().setOffline(true);
	await button(page, 'Start 7 Day Trial').click();
	await expect(
		toast(page, /^No answer came, so we don’t know whether your trial has started\./),
	).toBeVisible();
	await page.context().setOffline(false);
	await button(page, 'Start 7 Day Trial').click();
	await expect(inMain(page).getByText('7 days left, until')).toBeVisible();
	await expectNoViolations(page);
	await expect(button(phone, 'Cancel Trial')).toBeVisible({ timeout: 10_000 });
	await expect(pro(phone)).toBeVisible();
	await page.context().setOffline(true);
	await eachButtonSaysSo(page, 'Safari on iPhone');
	await page.context().setOffline(false);
	await button(page, 'Cancel Trial').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel Trial' }).click();
	await expect(toast(page, 'You are on the free plan now.')).toBeVisible();
	await expect(pro(page)).toHaveCount(0);
	await expect(button(page, 'Start 7 Day Trial')).toHaveCount(0);
	await expect(inMain(page).getByText('You already had your trial')).toBeVisible();
	await expect(pro(phone)).toHaveCount(0);
});

test('a session that another device ends at the checkout hides nobody’s payment from them', async ({
	page,
	server,
	phone,
	watched,
}) => {
	watched.expectTrouble(/api\/(billing|account|sync|live)/);
	await signedInOnBoth(page, phone, server);
	const endSession = async () => {
		await phone.reload();
		await button(phone, 'Sign out Chrome on Linux').click();
		await expect(button(phone, 'Sign out Chrome on Linux')).toHaveCount(0);
	};
	const signInAgain = async () => {
		await inMain(page).getByRole('link', { name: 'Sign In' }).click();
		await inMain(page).getByRole('link', { name: 'Sign in or create an account' }).click();
		await signIn(page, 'rosa@example.com');
	};
	await page.goto(`${server.url}/donate`);
	await button(page, 'Donate $10').click();
	await expect(page.getByText('TEST MODE.')).toBeVisible();
	await endSession();
	await page.getByRole('button', { name: 'Pay $10' }).click();
	await expect(page.getByRole('heading', { name: 'We can’t show this donation here' })).toBeVisible();
	await expectNoViolations(page);
	await signInAgain();
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

	await page.goto(`${server.url}/account`);
	await button(page, 'Get Full').click();
	await expect(page.getByText('TEST MODE.')).toBeVisible();
	await endSession();
	await page.getByRole('button', { name: 'Pay $25' }).click();
	await expect(
		inMain(page).getByText('Sign in again to see whether your payment went through.'),
	).toBeVisible();
	await signInAgain();
	await expect(inMain(page).getByText('Thank you. You have the full plan.')).toBeVisible();
});

test('the full plan is bought in TEST MODE after a declined card, and left; the phone learns of each', async ({
	page,
	server,
	phone,
	watched,
}) => {
	watched.expectTrouble(/402/);
	await signedInOnBoth(page, phone, server);
	await button(page, 'Get Full').click();
	await page.getByRole('button', { name: 'Try a card that is declined' }).click();
	await expect(page.getByRole('heading', { name: 'The card was declined' })).toBeVisible();
	await page.getByRole('link', { name: 'Cancel and go back' }).click();
	await expect(inMain(page).getByText('Nothing was charged.')).toBeVisible();
	await button(page, 'Get Full').click();
	await page.getByRole('button', { name: 'Pay $25' }).click();
	await expect(inMain(page).getByText('Thank you. You have the full plan.')).toBeVisible();
	await expect(inMain(page).getByText('Selected')).toBeVisible();
	await expect(pro(phone)).toBeVisible({ timeout: 10_000 });
	await button(page, 'Downgrade').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Downgrade' }).click();
	await expect(button(page, 'Get Full')).toBeVisible();
	await expect(pro(phone)).toHaveCount(0);
});

test('twelve licences are bought, and others redeem theirs', async ({ page, server, phone }) => {
	await arriveWithAccount(page, server, { email: 'rosa@example.com', path: '/account' });
	const codes = page.getByRole('region', { name: 'Your licences' }).getByRole('listitem');
	const quantity = inMain(page).getByLabel('How many, 1 to 50');
	await quantity.fill('51');
	await button(page, 'Buy licences').click();
	await expect(inMain(page).getByRole('alert')).toHaveText('Please type a whole number from 1 to 50.');
	await expectNoViolations(page);
	await quantity.fill('12');
	await button(page, 'Buy 12 for $300').click();
	await page.getByRole('button', { name: 'Pay $300' }).click();
	await expect(codes).toHaveCount(12);
	const bought = (await codes.allTextContents()).map((line) => /TRAIL(-\w{4}){3}/.exec(line)?.[0] ?? '');

	const code = inMain(phone).getByLabel('Code', { exact: true });
	for (const [index, name] of ['joe', 'kim', 'lee'].entries()) {
		await phone.context().clearCookies();
		await arriveWithAccount(phone, server, { email: `${name}@example.com`, path: '/account' });
		await code.fill('SPRING-27');
		await button(phone, 'Redeem').click();
		await expect(inMain(phone).getByRole('alert')).toHaveText(
			'We don’t recognize this code. Check it and try again.',
		);
		await code.fill(bought[index]?.toLowerCase() ?? '');
		await button(phone, 'Redeem').click();
		await expect(inMain(phone).getByText('Selected')).toBeVisible();
	}
	await page.reload();
	for (const name of ['joe', 'kim', 'lee'])
		await expect(codes.filter({ hasText: `${name}@example.com` })).toContainText('Redeemed');
	await expect(codes.filter({ hasText: 'Redeemed' })).toHaveCount(3);
	await expectNoViolations(page);
});
