import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';
import { expect, test } from './fixture.ts';
import { accountLink, arriveWithAccount } from './sign-in-steps.ts';
import { type RunningServer, startServer } from './start-server.mjs';
import { holdBack } from './steps.ts';
import { leaveEmail, openInNewWindow, openThreeArticles, popup, titled, viewed } from './voices-steps.ts';

const list = '/articles?type=general';
const titles = [
	'How to plan a college tour in one evening',
	'What to ask on a tour, and whom',
	'Visiting with younger siblings along',
];
const fourth = 'Packing the car for a campus trip';
const fifth = 'What to do when it rains';

test('three articles open freely in a new window; the fourth waits behind the email popup, and closing it opens the article', async ({
	page,
	context,
}) => {
	await page.goto(list);
	await openThreeArticles(page, titles);
	for (const close of ['Escape', 'Not now'] as const) {
		await titled(page, fourth).click();
		await expect(popup(page)).toContainText('You have opened 3 articles.');
		await expect(popup(page).getByRole('button', { name: 'Open the article' })).toBeDisabled();
		if (close === 'Escape') await page.keyboard.press('Escape');
		else await popup(page).getByRole('button', { name: close }).click();
		await expect(popup(page)).toBeHidden();
		await expect(titled(page, fourth)).toBeFocused();
	}
	await page.reload();
	await titled(page, titles[0] ?? '').click();
	await expect(popup(page)).toBeVisible();
	expect(context.pages()).toHaveLength(1);
	expect(await viewed(page)).toEqual({ collegeViews: [], articleViews: 3, emailOptIn: false });
});

test('filling in the popup opens the waiting article, and every one after it', async ({ page }) => {
	await page.goto(list);
	await openThreeArticles(page, titles);
	await titled(page, fifth).click();
	await expect(popup(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await titled(page, fourth).click();
	const opening = page.context().waitForEvent('page');
	await leaveEmail(page, 'Open the article');
	const opened = await opening;
	await expect(opened.getByRole('heading', { level: 1 })).toHaveText(fourth);
	expect(await opened.evaluate(() => window.opener)).toBeNull();
	await opened.close();
	await expect(popup(page)).toBeHidden();
	await page.reload();
	const next = await openInNewWindow(page, titled(page, fifth));
	await expect(next.getByRole('heading', { level: 1 })).toHaveText(fifth);
	expect(await viewed(page)).toEqual({ collegeViews: [], articleViews: 3, emailOptIn: true });
});

test('closing the popup while it sends opens nothing and ends the asking; going back dismisses it too', async ({
	page,
	context,
}) => {
	await page.goto('/student-voices');
	await page.getByRole('link', { name: 'Read More' }).click();
	await openThreeArticles(page, titles);
	await titled(page, fourth).click();
	await expect(popup(page)).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Voices');
	await expect(popup(page)).toBeHidden();
	await page.goForward();
	await titled(page, fourth).click();
	const answer = await holdBack(page, '**/api/public/email');
	await leaveEmail(page, 'Open the article');
	await expect(popup(page).getByRole('button', { name: 'Sending' })).toBeFocused();
	await page.keyboard.press('Escape');
	await answer.letGo();
	await expect.poll(async () => (await viewed(page))?.emailOptIn).toBe(true);
	await expect(popup(page)).toBeHidden();
	const next = await openInNewWindow(page, titled(page, fifth));
	await expect(next.getByRole('heading', { level: 1 })).toHaveText(fifth);
	expect(context.pages()).toHaveLength(2);
});

test('where the browser blocks a new window, a tap opens it', async ({ page }) => {
	await page.goto(list);
	await openThreeArticles(page, titles);
	await titled(page, fourth).click();
	await page.evaluate(() => {
		window.open = () => null;
	});
	await leaveEmail(page, 'Open the article');
	const thanks = page.getByRole('dialog', { name: 'Thank you' });
	await openInNewWindow(page, thanks.getByRole('link', { name: `Open “${fourth}”` }));
});

test('the first three, shown as tiles, follow the same rule', async ({ page, context }) => {
	await page.goto('/student-voices');
	const tile = (title: string | undefined) =>
		page.getByRole('main').getByRole('button', { name: title ?? '' });
	for (const [at, title] of titles.entries()) {
		await (await openInNewWindow(page, tile(title))).close();
		await expect.poll(async () => (await viewed(page))?.articleViews).toBe(at + 1);
	}
	await tile(titles[1]).click();
	await expect(popup(page)).toBeVisible();
	expect(context.pages()).toHaveLength(1);
});

test('the popup requires a name and an email, checks the email 500 ms after typing stops, and sends only valid input', async ({
	page,
}) => {
	await page.goto(list);
	await openThreeArticles(page, titles);
	await titled(page, fourth).click();
	const name = popup(page).getByLabel('First name');
	const email = popup(page).getByLabel('Email');
	const submit = popup(page).getByRole('button', { name: 'Open the article' });
	const words = popup(page).getByText('Please type your email address, like name@example.com.');
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await name.fill('Rosa');
	await email.fill('rosa@example');
	await page.clock.runFor(499);
	await expect(words).toBeHidden();
	await page.clock.runFor(1);
	await expect(words).toBeVisible();
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await email.fill('rosa@example.com');
	await expect(words).toBeHidden();
	await expect(submit).toBeDisabled();
	await page.clock.runFor(499);
	await expect(submit).toBeDisabled();
	await page.clock.runFor(1);
	await expect(submit).toBeEnabled();
	await name.fill('   ');
	await expect(submit).toBeDisabled();
	await name.fill('Rosa');
	await expect(submit).toBeEnabled();
	await email.fill('');
	await page.clock.runFor(500);
	await expect(submit).toBeDisabled();
});

test('when sending fails the popup says so, keeps the input, and sends it on the next try', async ({
	page,
	watched,
}) => {
	watched.expectTrouble(/public\/email/);
	await page.goto(list);
	await openThreeArticles(page, titles);
	await titled(page, fourth).click();
	const failure = popup(page).getByRole('alert');
	for (const fail of ['false', 'a failing server', 'no signal'] as const) {
		await page.route('**/api/public/email', (route) => {
			if (fail === 'false') return route.fulfill({ json: false });
			return fail === 'no signal' ? route.abort('internetdisconnected') : route.fulfill({ status: 500 });
		});
		await leaveEmail(page, 'Open the article');
		await expect(failure).toHaveText(EMAIL_POPUP_FAILURE);
		await expect(popup(page).getByLabel('First name')).toHaveValue('Rosa');
		await expect(popup(page).getByLabel('Email')).toHaveValue('rosa@example.com');
		await expect(popup(page).getByRole('button', { name: 'Open the article' })).toBeFocused();
		await page.unroute('**/api/public/email');
	}
	expect((await viewed(page))?.emailOptIn).toBe(false);
	const opening = page.context().waitForEvent('page');
	await popup(page).getByRole('button', { name: 'Open the article' }).click();
	await expect((await opening).getByRole('heading', { level: 1 })).toHaveText(fourth);
});

test.describe('signed in', () => {
	let server: RunningServer;
	test.beforeAll(async () => {
		server = await startServer();
	});
	test.afterAll(() => server.stop());

	test('a signed-in reader reads on and is asked nothing', async ({ page }) => {
		await arriveWithAccount(page, server, { email: 'reader@example.com', path: list });
		await expect(accountLink(page)).toBeVisible();
		await openThreeArticles(page, titles);
		await (await openInNewWindow(page, titled(page, fourth))).close();
		await openInNewWindow(page, titled(page, fifth));
		expect((await viewed(page))?.articleViews).toBe(3);
	});
});
