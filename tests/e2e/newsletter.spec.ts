import type { Page } from '@playwright/test';
import { NEWSLETTER_SUCCESS } from '#app/shell/newsletter-writes.ts';
import { EMAIL_WORDS } from '#domain/forms/email-address.ts';
import { expect, test } from './fixture.ts';
import { untilQuiet } from './steps.ts';

const ADDRESS = /\/api\/public\/newsletter$/;

test('the real server emails an address to confirm; the page says so and the field is gone', async ({
	page,
}) => {
	const form = await openForm(page);
	const asked = page.waitForRequest(ADDRESS);
	await form.getByLabel('Your email').fill(' rosa@example.com ');
	await form.getByLabel('Your email').press('Enter');
	expect((await asked).postDataJSON()).toEqual({ subscriber: 'rosa@example.com' });
	await expect(form.getByRole('status')).toHaveText(NEWSLETTER_SUCCESS);
	await expect(form.getByLabel('Your email')).toBeHidden();
	await expect(form.locator(':focus')).toHaveText(NEWSLETTER_SUCCESS);
});

test('an invalid address is not sent, and the field says what is wrong until it is edited', async ({
	page,
}) => {
	const form = await openForm(page);
	let sent = 0;
	await page.route(ADDRESS, (route) => {
		sent += 1;
		return route.fulfill({ json: true });
	});
	const field = form.getByLabel('Your email');
	for (const typed of ['', 'rosa', 'rosa@example', 'rosa@example.com, other@example.com']) {
		await field.fill(typed);
		await form.getByRole('button', { name: 'Sign up' }).click();
		await expect(form.getByRole('alert')).toHaveText(EMAIL_WORDS);
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveAccessibleDescription(EMAIL_WORDS);
	}
	await field.fill('rosa@example.com');
	await expect(form.getByRole('alert')).toBeHidden();
	await expect(field).not.toHaveAttribute('aria-invalid');
	expect(sent).toBe(0);
});

for (const [why, status, code, words] of [
	[
		'too many from one place',
		429,
		'too_many_requests',
		'Too many people signed up from here, so we couldn’t sign you up.',
	],
	['refused', 400, 'bad_body', `Not accepted. ${EMAIL_WORDS}`],
	['no room', 507, 'storage_full', 'Something went wrong on our server, so we couldn’t sign you up.'],
] as const) {
	test(`${why}: the words say so, and what was typed stays`, async ({ page, watched }) => {
		watched.expectTrouble(new RegExp(`${status}`));
		const form = await openForm(page);
		await page.route(ADDRESS, (route) =>
			route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code }) }),
		);
		await form.getByLabel('Your email').fill('rosa@example.com');
		await form.getByRole('button', { name: 'Sign up' }).click();
		await expect(form.getByRole('alert')).toContainText(words);
		await expect(form.getByLabel('Your email')).toHaveValue('rosa@example.com');
	});
}

test('an answer from a stranger counts as no signal, and the form still works', async ({ page, watched }) => {
	watched.expectTrouble(/did not come from our server/);
	const form = await openForm(page);
	await page.route(ADDRESS, (route) => route.fulfill({ json: { portal: 'Please log in' } }));
	await form.getByLabel('Your email').fill('rosa@example.com');
	await form.getByRole('button', { name: 'Sign up' }).click();
	await expect(form.getByRole('alert')).toContainText(
		'No answer came, so we don’t know whether you’re signed up.',
	);
	await expect(form.getByRole('button', { name: 'Sign up' })).toBeEnabled();
});

test('with no signal the address stays from page to page, and is sent once the signal is back', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/public\/newsletter/);
	const form = await openForm(page);
	await page.route(ADDRESS, (route) => route.abort('internetdisconnected'));
	await form.getByLabel('Your email').fill('rosa@example.com');
	await form.getByRole('button', { name: 'Sign up' }).click();
	await expect(form.getByRole('alert')).toHaveText(
		'No answer came, so we don’t know whether you’re signed up. We kept your address; try again once you’re back online.',
	);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
	await expect(form.getByLabel('Your email')).toHaveValue('rosa@example.com');
	await page.reload();
	await expect(form.getByLabel('Your email')).toHaveValue('rosa@example.com');
	await page.unroute(ADDRESS);
	await form.getByRole('button', { name: 'Sign up' }).click();
	await expect(form.getByRole('status')).toHaveText(NEWSLETTER_SUCCESS);
});

test('a hidden field is sent along when a bot fills it in', async ({ page }) => {
	const form = await openForm(page);
	const trap = form.locator('input[name=website]');
	await expect(trap).toHaveAttribute('tabindex', '-1');
	await expect(trap).not.toBeInViewport();
	await trap.evaluate((element: HTMLInputElement) => {
		element.value = 'https://spam.example';
	});
	const asked = page.waitForRequest(ADDRESS);
	await form.getByLabel('Your email').fill('robot@example.com');
	await form.getByRole('button', { name: 'Sign up' }).click();
	expect((await asked).postDataJSON()).toEqual({
		subscriber: 'robot@example.com',
		website: 'https://spam.example',
	});
	await expect(form.getByRole('status')).toHaveText(NEWSLETTER_SUCCESS);
});

async function openForm(page: Page) {
	await page.goto('/privacy');
	const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
	await expect(form).toBeVisible();
	await untilQuiet(page);
	return form;
}
