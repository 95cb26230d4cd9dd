import { expect, test } from './fixture.ts';
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

test('three articles open freely in a new window; the fourth waits behind the email popup, which opens it and every later one', async ({
	page,
	context,
}) => {
	await page.goto(list);
	await openThreeArticles(page, titles);
	await test.step('asks for an email, and takes a no', async () => {
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
		await page.keyboard.press('Escape');
		expect(context.pages()).toHaveLength(1);
		expect(await viewed(page)).toEqual({ collegeViews: [], articleViews: 3, emailOptIn: false });
	});

	await test.step('opens the article that waits, once it is filled in', async () => {
		await titled(page, fourth).click();
		const opening = context.waitForEvent('page');
		await leaveEmail(page, 'Open the article');
		const opened = await opening;
		await expect(opened.getByRole('heading', { level: 1 })).toHaveText(fourth);
		expect(await opened.evaluate(() => window.opener)).toBeNull();
		await opened.close();
		await expect(popup(page)).toBeHidden();
	});

	await test.step('asks no more, after a reload either', async () => {
		await page.reload();
		const next = await openInNewWindow(page, titled(page, fifth));
		await expect(next.getByRole('heading', { level: 1 })).toHaveText(fifth);
		expect(await viewed(page)).toEqual({ collegeViews: [], articleViews: 3, emailOptIn: true });
	});
});

test('tiles follow the same rule; going back dismisses the popup, and closing it while it sends opens nothing and ends the asking', async ({
	page,
	context,
}) => {
	await page.goto('/student-voices');
	const tile = (title: string | undefined) =>
		page.getByRole('main').getByRole('button', { name: title ?? '' });
	for (const [at, title] of titles.entries()) {
		await (await openInNewWindow(page, tile(title))).close();
		await expect.poll(async () => (await viewed(page))?.articleViews).toBe(at + 1);
	}
	await tile(titles[1]).click();
	await expect(popup(page)).toBeVisible();
	await page.keyboard.press('Escape');
	expect(context.pages()).toHaveLength(1);

	await page.getByRole('link', { name: 'Read More' }).click();
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
