import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { expectStops, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';
import { leaveEmail, popup, putViewed, viewed } from './voices-steps.ts';

const colleges = [164924, 166027, 168148, 164465, 168342, 168218, 216287, 110635, 170976, 228778];
const [first, second, third, fourth, fifth] = colleges as [number, number, number, number, number];
const ninth = colleges[8] as number;
const firstEight = colleges.slice(0, 8);

/** Where to stay: shown only by an open guide. */
const stay = (page: Page) => page.getByRole('region', { name: 'Stay', exact: true });
const plans = (page: Page) => page.getByRole('heading', { name: 'You’ve read your 8 free guides' });

/** Opens a guide by its address and waits until the view is counted. */
async function read(page: Page, ipedsId: number): Promise<void> {
	await page.goto(`/college/${ipedsId}`);
	await expect(stay(page)).toBeVisible();
	await expect.poll(async () => (await viewed(page))?.collegeViews.includes(ipedsId) ?? false).toBe(true);
}

/** Checks that no popup comes. It would by now: it waits for the browser to be idle, at most 1.5 s. */
async function expectNotAsked(page: Page): Promise<void> {
	await page.waitForTimeout(2500);
	await expect(popup(page)).toBeHidden();
}

test.describe('with a signal', () => {
	test('two guides open freely, the third asks for an email and stays open on a no; whoever leaves one reads eight, and then sees the plans', async ({
		page,
	}) => {
		await test.step('asks at the third guide, once', async () => {
			for (const each of [first, second]) await read(page, each);
			await expectNotAsked(page);
			await read(page, third);
			await expect(popup(page)).toContainText('You have read 2 guides.');
			await popup(page).getByRole('button', { name: 'Not now' }).click();
			await expect(popup(page)).toBeHidden();
			await expect(stay(page)).toBeVisible();
			await page.reload();
			await expectNotAsked(page);
			await expect(stay(page)).toBeVisible();
		});

		await test.step('asks at the fourth, and no more once an email is left', async () => {
			await read(page, fourth);
			await expect(popup(page)).toContainText('You have read 3 guides.');
			await leaveEmail(page, 'Read the guide');
			await expect(popup(page)).toBeHidden();
			await read(page, fifth);
			await expectNotAsked(page);
			expect(await viewed(page)).toEqual({
				collegeViews: colleges.slice(0, 5),
				articleViews: 0,
				emailOptIn: true,
			});
		});

		await test.step('shows the plans in place of the ninth guide', async () => {
			await putViewed(page, { collegeViews: firstEight, articleViews: 0, emailOptIn: true });
			await page.goto(`/college/${ninth}`);
			await expect(plans(page)).toBeVisible();
			await expect(stay(page)).toBeHidden();
			await expect(page.getByRole('region', { name: 'The facts' })).toBeVisible();
			await expect(
				page.getByRole('main').getByText('Have a plan? Sign in, and the guide opens.').getByRole('link'),
			).toHaveAttribute('href', `/sign-in?return=${encodeURIComponent(`/college/${ninth}`)}`);
			const card = page.getByRole('region', { name: 'You’ve read your 8 free guides' });
			for (const words of [
				'8 college guides',
				'5 stops in a saved trip',
				'1 saved trip',
				'for 7 days, no card',
				'$25 per user',
			])
				await expect(card.getByText(words, { exact: true })).toBeVisible();
			await page.reload();
			await expect(plans(page)).toBeVisible();
		});

		await test.step('leaves guides already read open, by their address and by a link', async () => {
			await read(page, second);
			expect((await viewed(page))?.collegeViews).toEqual(firstEight);
			await page.getByRole('link', { name: 'Massachusetts', exact: true }).first().click();
			await page.getByRole('main').getByRole('heading', { name: 'Boston College' }).click();
			await expect(stay(page)).toBeVisible();
		});
	});

	test('the guide of a college on the trip opens, however many were read', async ({ page }) => {
		await page.goto(`/trip-planner?trip=c${ninth}`);
		await expectStops(page, ['University of Michigan']);
		await untilSaved(page);
		await putViewed(page, { collegeViews: firstEight, articleViews: 0, emailOptIn: false });
		await page.goto(`/college/${colleges[9]}`);
		await expect(plans(page)).toBeVisible();
		await page.goto(`/college/${ninth}`);
		await expect(stay(page)).toBeVisible();
		await expectNotAsked(page);
		await expect(plans(page)).toBeHidden();
	});

	test('a guide lists what students wrote about its college, and says so when nobody did', async ({
		page,
	}) => {
		await page.goto('/college/164465');
		const voices = page.getByRole('region', { name: 'Student Voices' });
		await expect(voices.getByRole('listitem')).toHaveText([
			/^Visiting a small college.*Sample article$/,
			/^Visiting campuses in Massachusetts/,
		]);
		await expect(voices.getByRole('link', { name: 'All Student Voices' })).toHaveAttribute(
			'href',
			'/student-voices',
		);
		// Beside the facts on a computer, last on a phone; reading order matches visual order on both.
		const stayComesAfter = () =>
			voices.evaluate((one) => {
				const stay = document.querySelector('[aria-labelledby="guide-stay"]') as Element;
				return one.compareDocumentPosition(stay) === Node.DOCUMENT_POSITION_FOLLOWING;
			});
		await expect(stay(page)).toBeVisible();
		expect(await stayComesAfter()).toBe(true);
		await page.setViewportSize({ width: 390, height: 844 });
		await expect.poll(stayComesAfter).toBe(false);
		await page.goto('/college/166027');
		await expect(voices.getByText('Nobody has written about Harvard University yet.')).toBeVisible();
		await expect(voices.getByRole('heading', { level: 3 })).toHaveText('Around Greater Boston');
		await expect(voices.getByRole('link')).toHaveText([
			/^Several campuses around Boston in two days/,
			'All Student Voices',
		]);
	});
});

testInstalled(
	'with no signal nobody is asked for an email, which could not be sent',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await read(page, third);
		// The guide itself stays on the device.
		await putViewed(page, { collegeViews: [first, second], articleViews: 0, emailOptIn: false });
		await goOffline(page);
		await page.goto(`/college/${third}`);
		await expect(stay(page)).toBeVisible();
		await expect.poll(async () => (await viewed(page))?.collegeViews).toEqual([first, second, third]);
		await expectNotAsked(page);
	},
);
