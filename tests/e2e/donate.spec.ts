import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { openSavedAsAdmin } from './saved-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { expectNoViolations, untilQuiet } from './steps.ts';

/** Opens the page of a site that takes no payments. */
async function openClosed(page: Page) {
	await page.route('**/donate', async (route) => {
		const document = await (await route.fetch()).text();
		await route.fulfill({
			contentType: 'text/html',
			body: document.replace('"donations":true', '"donations":false'),
		});
	});
	const site = { banner: null, guide_video: null, donations: false };
	await page.route('**/api/site*', (route) => route.fulfill({ json: site }));
	await page.route('**/api/catalogue*', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), site } });
	});
	await page.goto('/donate');
}

const form = (page: Page) => page.getByRole('form', { name: 'Your donation' });
const other = (page: Page) => form(page).getByLabel('Another amount, in dollars');

test('ten dollars is preselected among four amounts, any other can be typed, what is wrong is said, and nothing typed is lost', async ({
	page,
}) => {
	await page.goto('/donate');
	await test.step('has four amounts, and takes any other', async () => {
		await expect(form(page).getByRole('radio')).toHaveCount(4);
		await expect(form(page).getByRole('radio', { name: '$10', exact: true })).toBeChecked();
		for (const amount of ['$25', '$50', '$100', '$10']) {
			await form(page).getByRole('radio', { name: amount, exact: true }).check();
			await expect(form(page).getByRole('button', { name: `Donate ${amount}`, exact: true })).toBeVisible();
		}
		await other(page).fill('12.50');
		await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
		await expect(form(page).getByRole('button', { name: 'Donate $12.50' })).toBeVisible();
		await form(page).getByRole('radio', { name: '$25' }).check();
		await expect(form(page).getByRole('button', { name: 'Donate $25' })).toBeVisible();
		await expect(other(page)).toHaveValue('');
	});

	await test.step('wants a valid email', async () => {
		const email = form(page).getByLabel('Email');
		await email.fill('rosa@');
		await email.blur();
		await expect(form(page).getByRole('alert')).toHaveText(
			'Please type your email address, like name@example.com.',
		);
		await email.fill('rosa@example.com');
		await expect(form(page).getByRole('alert')).toHaveCount(0);
	});

	await test.step('says what is wrong with an amount once its field is left', async () => {
		for (const [typed, words] of [
			['forty', 'Please type an amount in dollars, like 40 or 12.50.'],
			['1.234', 'Please type an amount in dollars, like 40 or 12.50.'],
			['-5', 'The amount cannot be below 0.'],
			['1,000,000,000', 'A card can take at most $999,999.99 at once.'],
		] as const) {
			await other(page).fill(typed);
			// No complaint until the field is left.
			await expect(form(page).getByRole('alert')).toHaveCount(0);
			await other(page).blur();
			await expect(form(page).getByRole('alert')).toHaveText(words);
			await expect(other(page)).toHaveAccessibleDescription(words);
			await form(page).getByRole('button', { name: 'Donate', exact: true }).click();
			await expect(other(page)).toBeFocused();
		}
		await other(page).fill('0');
		await other(page).blur();
		await expect(form(page).getByRole('alert')).toHaveCount(0);
		await form(page).getByRole('button', { name: 'Donate $0' }).click();
		await expect(form(page).getByRole('alert')).toHaveText('A card can take no less than $0.50.');
		await other(page).fill('');
		await expect(form(page).getByRole('radio', { name: '$10', exact: true })).toBeChecked();
	});

	await test.step('keeps what was typed over a reload, and a visit to the contact form', async () => {
		await other(page).fill('77');
		await form(page).getByLabel('Email').fill('rosa@');
		await page.reload();
		await expect(other(page)).toHaveValue('77');
		await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
		await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
		await page.goBack();
		await expect(other(page)).toHaveValue('77');
		await expect(form(page).getByLabel('Email')).toHaveValue('rosa@');
		await expect(form(page).getByRole('button', { name: 'Donate $77' })).toBeVisible();
	});
});

test('a visitor donates in TEST MODE: with no signal, declined, left, and then paid, it is one charge', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/api\/(private\/)?billing|402/);
	const call = '**/api/private/billing/stripe/session';
	await page.goto('/donate');
	await form(page).getByRole('radio', { name: '$25' }).check();
	await form(page).getByLabel('Email').fill('rosa@example.com');
	// The server opens a checkout, but its answer is lost on the way.
	let opened = '';
	await page.route(call, async (route) => {
		opened = (await (await route.fetch()).json()).url;
		await route.abort();
	});
	await form(page).getByRole('button', { name: 'Donate $25' }).click();
	await expect(form(page).getByRole('alert')).toHaveText(
		'No answer came, so the checkout did not open. Nothing was charged. Try again once you have a signal.',
	);
	await page.unroute(call);
	await form(page).getByRole('button', { name: 'Donate $25' }).click();
	await expect(page.getByText('TEST MODE.')).toBeVisible();
	expect(page.url()).toBe(opened);
	await expectNoViolations(page);
	await page.getByRole('button', { name: 'Try a card that is declined' }).click();
	await expect(page.getByRole('heading', { name: 'The card was declined' })).toBeVisible();
	await page.getByRole('link', { name: 'Cancel and go back' }).click();
	await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible();
	await page.getByRole('button', { name: 'Back to the donation' }).click();
	await form(page).getByRole('button', { name: 'Donate $25' }).click();
	// The signal drops before the page hears the outcome.
	const outcome = '**/api/billing/stripe/outcome';
	await page.route(outcome, (route) => route.abort());
	await page.getByRole('button', { name: 'Pay $25' }).click();
	await expect(page.getByRole('heading', { name: 'Was it charged?' })).toBeVisible();
	await expect(page.getByRole('main').getByText('You were charged once or not at all.')).toBeVisible();
	await untilQuiet(page);
	// By keyboard: the page may ask again by itself in between, and then the button is gone.
	await page.getByRole('button', { name: 'Check again' }).focus();
	await page.unroute(outcome);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
	await expect(page.getByRole('main').getByText('No card was charged, and no money moved.')).toBeVisible();
	await expectNoViolations(page);
});

test('without a checkout the page offers a way to write to us instead of a useless form', async ({
	page,
}) => {
	await openClosed(page);
	await expect(page.getByRole('heading', { name: 'How to give' })).toBeVisible();
	await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
	await expect(page.getByRole('main').getByText(/card|yet/)).toHaveCount(0);
	await page.getByRole('link', { name: 'Write to us' }).click();
	await expect(page.getByRole('form', { name: 'Contact' }).getByLabel('Subject')).toHaveValue(
		'I would like to donate',
	);
	await page.goBack();
	await expect(page.getByRole('heading', { name: 'How to give' })).toBeVisible();
});

test.describe('signed in', () => {
	let server: RunningServer;
	test.beforeAll(async () => {
		server = await startServer();
	});
	test.afterAll(() => server.stop());

	test('the first admin gives with the email of the account; a session that cannot be read leaves the field open', async ({
		page,
		watched,
	}) => {
		watched.expectTrouble(/api\/(account|live)/);
		await openSavedAsAdmin(page, server);
		await page.goto(`${server.url}/donate`);
		const email = form(page).getByLabel('Email');
		await expect(email).toHaveValue('admin@localhost');
		await expect(email).toHaveAttribute('readonly');
		await form(page).getByRole('button', { name: 'Donate $10' }).click();
		await page.getByRole('button', { name: 'Pay $10' }).click();
		await expect(page.getByRole('main').getByText('No card was charged, and no money moved.')).toBeVisible();
		await page.getByRole('button', { name: 'Donate again' }).click();
		await expect(email).toHaveValue('admin@localhost');
		// The live stream also says who is signed in.
		for (const says of ['**/api/account', '**/api/live'])
			await page.route(says, (route) => route.fulfill({ status: 500 }));
		await page.reload();
		await expect(email).toHaveValue('');
		await expect(email).toBeEditable();
	});
});
