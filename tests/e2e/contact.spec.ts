import type { Page } from '@playwright/test';
import { CONTACT_SUCCESS } from '#domain/contact/contact-rules.ts';
import { expect, test, testInstalled } from './fixture.ts';
import { accountLink, arriveWithAccount } from './sign-in-steps.ts';
import { goOffline, goOnline } from './signal.ts';
import { type RunningServer, startServer } from './start-server.mjs';

const letter = {
	'First name': 'Rosa',
	'Last name': 'Ortiz',
	Email: 'rosa@example.com',
	Subject: 'A café has closed',
	Message: 'The café on Main Street.\nYours, Rosa',
};

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' }).click();

async function write(page: Page, text: Partial<typeof letter> = letter): Promise<void> {
	for (const [label, words] of Object.entries(text)) await form(page).getByLabel(label).fill(words);
}

async function expectWritten(page: Page, text: Partial<typeof letter> = letter): Promise<void> {
	for (const [label, words] of Object.entries(text))
		await expect(form(page).getByLabel(label)).toHaveValue(words);
}

test.describe('with a signal', () => {
	test('each of the five fields is required, in its own words, and nothing is sent before all are there', async ({
		page,
	}) => {
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/api/public/contact')) sent.push(request.postData() ?? '');
		});
		await page.goto('/contact');
		await send(page);
		await expect(form(page).getByRole('alert')).toHaveText([
			'Please type your first name.',
			'Please type your last name.',
			'Please type your email address, like name@example.com.',
			'Please type a subject.',
			'Please type your message.',
		]);
		await expect(form(page).getByLabel('First name')).toBeFocused();
		await write(page, { ...letter, Email: 'rosa@example', Subject: '   ' });
		await expect(form(page).getByRole('alert')).toHaveText([
			'Please type your email address, like name@example.com.',
			'Please type a subject.',
		]);
		await send(page);
		await expect(form(page).getByLabel('Email')).toBeFocused();
		expect(sent).toEqual([]);
	});

	test('a message that was taken is thanked for in the exact words, and forgotten here', async ({ page }) => {
		const opened = page.waitForResponse('**/api/catalogue*');
		await page.goto('/contact');
		await opened;
		await write(page);
		// When the signal returns, every page rereads its data, and the letter is now part of it.
		const refreshed = page.waitForResponse('**/api/catalogue*');
		await page.evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))));
		await refreshed;
		const answered = page.waitForResponse('**/api/public/contact');
		await send(page);
		const answer = await answered;
		expect([answer.status(), await answer.json()]).toEqual([200, true]);
		expect(answer.request().postDataJSON()).toMatchObject({
			fname: 'Rosa',
			lname: 'Ortiz',
			email: 'rosa@example.com',
			subject: 'A café has closed',
			message: 'The café on Main Street.\nYours, Rosa',
		});
		await expect(page.getByRole('status').filter({ hasText: CONTACT_SUCCESS })).toHaveText(CONTACT_SUCCESS);
		// The page is shorter now: its message must be in view, and read aloud.
		await expect(page.getByText(CONTACT_SUCCESS)).toBeInViewport();
		await expect(page.locator(':focus')).toContainText(CONTACT_SUCCESS);
		expect(await page.evaluate(() => localStorage.getItem('ctt.contact'))).toBeNull();
		await page.getByRole('button', { name: 'Write another' }).click();
		await expectWritten(page, { 'First name': '', Message: '' });
	});

	test('a server that fails, or has had enough, loses nothing that was written', async ({
		page,
		watched,
	}) => {
		watched.expectTrouble(/public\/contact/);
		await page.goto('/contact');
		await write(page);
		for (const [status, code, words] of [
			[500, 'internal', 'Something went wrong on our side, so we don’t know whether your message was sent.'],
			[507, 'storage_full', 'Something went wrong on our server, so we couldn’t send your message.'],
			[429, 'too_many_requests', 'Too many messages came from here, so we couldn’t send yours.'],
		] as const) {
			await page.route('**/api/public/contact', (route) =>
				route.fulfill({
					status,
					contentType: 'application/problem+json',
					body: JSON.stringify({ type: 'about:blank', title: code, status, code, request_id: 'r' }),
				}),
			);
			await send(page);
			await expect(form(page).getByRole('alert')).toContainText(words);
			await expect(form(page).getByRole('alert')).toContainText('is saved on this computer until it’s sent.');
			await page.unroute('**/api/public/contact');
		}
		await page.reload();
		await expectWritten(page);
		await send(page);
		await expect(page.getByText(CONTACT_SUCCESS)).toBeVisible();
	});

	test('a link with another subject leaves an unfinished message alone', async ({ page }) => {
		await page.goto('/contact');
		await write(page);
		await page.goto('/contact?subject=My%20data');
		await expectWritten(page, { 'First name': 'Rosa', Subject: 'My data', Message: '' });
		await write(page, { Message: 'What do you have about me?' });
		await send(page);
		await expect(page.getByText(CONTACT_SUCCESS)).toBeVisible();
		await page.getByRole('button', { name: 'Write another' }).click();
		await expectWritten(page);
	});
});

testInstalled(
	'with no signal a message survives a reload, and is sent once there is a signal',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await page.goto('/contact');
		await goOffline(page);
		await write(page);
		await send(page);
		await expect(form(page).getByRole('alert')).toHaveText(
			'No answer came, so we don’t know whether your message was sent. What you wrote is saved on this computer until it’s sent. Send it again once you’re back online.',
		);
		await page.reload();
		await expectWritten(page);
		await goOnline(page);
		await send(page);
		await expect(page.getByText(CONTACT_SUCCESS)).toBeVisible();
	},
);

test.describe('signed in', () => {
	let server: RunningServer;
	test.beforeAll(async () => {
		server = await startServer();
	});
	test.afterAll(() => server.stop());

	test('a signed-in person writes from the account’s email, which cannot be edited', async ({ page }) => {
		await arriveWithAccount(page, server, { email: 'joy@example.com', path: '/contact' });
		await expect(accountLink(page)).toBeVisible();
		const email = form(page).getByLabel('Email');
		await expect(email).toHaveValue('joy@example.com');
		await expect(email).toHaveAttribute('readonly');
		const { Email: _, ...rest } = letter;
		await write(page, rest);
		const answered = page.waitForResponse('**/api/public/contact');
		await send(page);
		expect((await answered).request().postDataJSON()).toMatchObject({ email: 'joy@example.com' });
		await expect(page.getByText(CONTACT_SUCCESS)).toBeVisible();
	});
});
