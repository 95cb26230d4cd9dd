import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import {
	accountLink,
	arriveWithAccount,
	askedTooLate,
	codeFor,
	PASSWORD,
	signIn,
	signUp,
} from './sign-in-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { holdBack } from './steps.ts';

let server: RunningServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

/** Signs up with this email, then signs out. */
async function aMember(page: Page, email: string) {
	await arriveWithAccount(page, server, { email: email, path: '/account' });
	await signOut(page);
}

async function signOut(page: Page) {
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('a wrong password reveals nothing else, and the right one leads back to where the person was', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(askedTooLate);
	await aMember(page, 'words@example.com');
	await page.goto(`${server.url}/college-guides?state=MA`);
	await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
	await page.getByRole('link', { name: 'Sign in or create an account' }).click();
	watched.expectTrouble(/403/);
	for (const email of ['words@example.com', 'nobody@example.com']) {
		await page.getByLabel('Email').fill(email);
		await page.getByLabel('Password').fill('not the password');
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect(page.getByRole('alert')).toHaveText(
			'That email and password don’t match. Please try again, or use a code.',
		);
		await expect(page.getByLabel('Email')).toHaveValue(email);
	}
	await page.getByLabel('Email').fill('words@example.com');
	await page.getByLabel('Password').fill(PASSWORD);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page).toHaveURL(`${server.url}/college-guides?state=MA`);
	await expect(accountLink(page)).toBeVisible();
});

test('a code by email signs in with no password, and a wrong one does not', async ({ page, watched }) => {
	watched.expectTrouble(askedTooLate);
	await aMember(page, 'code@example.com');
	await page.goto(`${server.url}/sign-in/start?return=/account`);
	await page.getByRole('button', { name: 'Use a code instead' }).click();
	await page.getByLabel('Email').fill('code@example.com');
	const before = await codeFor(server, 'code@example.com');
	await page.getByRole('button', { name: 'Get a code' }).click();
	watched.expectTrouble(/403/);
	await page.getByLabel('Six digits').fill(before);
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('alert')).toContainText('That code isn’t right');
	await page.getByLabel('Six digits').fill(await codeFor(server, 'code@example.com', before));
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByText('code@example.com')).toBeVisible();
});

test('a new password signs out every device that used the old one, which no longer works', async ({
	page,
	browser,
	watched,
}) => {
	await arriveWithAccount(page, server, { email: 'reset@example.com', path: '/account' });
	await expect(page.getByText('reset@example.com')).toBeVisible();
	watched.expectTrouble(/40[13]/);
	const laptop = await (await browser.newContext()).newPage();
	await laptop.goto(`${server.url}/sign-in/start?return=/account`);
	await laptop.getByRole('button', { name: 'Forgot your password?' }).click();
	await laptop.getByLabel('Email').fill('reset@example.com');
	const before = await codeFor(server, 'reset@example.com');
	await laptop.getByRole('button', { name: 'Get a code' }).click();
	await laptop.getByLabel('Six digits').fill(await codeFor(server, 'reset@example.com', before));
	await laptop.getByLabel('New password').fill('five narrow lanes');
	await laptop.getByRole('button', { name: 'Set the password' }).click();
	await expect(laptop.getByText('reset@example.com')).toBeVisible();
	await expect(laptop.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toHaveCount(1);

	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
	await expect(page.getByText('reset@example.com')).toHaveCount(0);
	await page.goto(`${server.url}/sign-in?return=/account`);
	await page.getByRole('link', { name: 'Sign in or create an account' }).click();
	await signIn(page, 'reset@example.com');
	await expect(page.getByRole('alert')).toContainText('don’t match');
	await expect(page.getByLabel('Password')).toBeFocused();
	await signIn(page, 'reset@example.com', 'five narrow lanes');
	await expect(page.getByText('reset@example.com')).toBeVisible();
	await laptop.context().close();
});

test('a sign-in does not lead to another site', async ({ page }) => {
	await page.goto(`${server.url}/sign-in?return=${encodeURIComponent('/\\evil.example')}`);
	await signUp(page, server, 'misled@example.com');
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(accountLink(page)).toBeVisible();
});

test('sign-in and the account are in the header, and in the menu on a phone', async ({ page, watched }) => {
	watched.expectTrouble(askedTooLate);
	await page.setViewportSize({ width: 390, height: 844 });
	const menuLink = async (name: string) => {
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		return page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name });
	};
	await page.goto(`${server.url}/about`);
	await (await menuLink('Sign In')).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
	await signUp(page, server, 'menu@example.com');
	await expect(page).toHaveURL(`${server.url}/about`);
	await (await menuLink('Account Settings')).click();
	await expect(page.getByText('menu@example.com')).toBeVisible();
	await expect(page.getByText('Plan', { exact: true })).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });
	await accountLink(page).click();
	const menu = page.getByRole('banner');
	await expect(menu.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/account');
	await menu.getByRole('link', { name: 'Saved Trips' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Trips');
	await expect(menu.getByRole('button', { name: 'Logout' })).toBeHidden();
	await accountLink(page).click();
	await menu.getByRole('button', { name: 'Logout' }).click();
	await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a protected page shows nothing until the device knows who is asking, and then shows only what is theirs', async ({
	page,
	browser,
	watched,
}) => {
	await arriveWithAccount(page, server, { email: 'wait@example.com', path: '/about' });
	await expect(page).toHaveURL(`${server.url}/about`);
	// Has the cookie, and nothing on disk yet.
	const fresh = await browser.newContext();
	await fresh.addCookies(await page.context().cookies());
	const there = await fresh.newPage();
	const withheld = await holdBack(there, '**/api/account');
	const asked = there.waitForRequest('**/api/account');
	await there.goto(`${server.url}/account`);
	await asked;
	// Long enough for anything that does not wait for the answer to be drawn.
	await there.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))));
	// Only the document's own text may be there, the same for everybody.
	await expect(there.getByRole('navigation')).toHaveCount(0);
	await expect(there.getByRole('heading', { name: 'Account Settings' })).toHaveCount(0);
	await expect(there.getByText('wait@example.com')).toHaveCount(0);
	await withheld.letGo();
	await expect(there.getByText('wait@example.com')).toBeVisible();
	await fresh.close();

	watched.expectTrouble(/404/);
	for (const address of ['/admin', '/admin/users']) {
		await page.goto(server.url + address);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			"Sorry we couldn't complete your request!",
		);
		await expect(page).toHaveTitle(/Page Not Found/);
	}
});
