import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { arriveWithAccount } from './sign-in-steps.ts';
import { goOffline } from './signal.ts';
import { expectNoViolationsOnlyIn, untilQuiet } from './steps.ts';

const DAY = 86_400_000;
/** Each size has the colors of the other, so each is looked at in one scheme. */
const looks = [
	{ size: { width: 390, height: 844 }, colorScheme: 'light' },
	{ size: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

let own: OwnServer;
test.beforeAll(async () => {
	own = await startOwnServer();
});
test.afterAll(() => own.stop());

/** The action that each plan offers, in the specification's words (§4). */
const ways = ['Start 7 Day Trial', 'Cancel Trial', 'Downgrade', 'Get Full'];

interface Standing {
	type: number;
	/** Days since the trial began; undefined when there was none. */
	tried?: number;
	plan: string;
	offers: string[];
	says: string[];
	isPro: boolean;
}

const standings: Standing[] = [
	{ type: 0, plan: 'Free', offers: ['Start 7 Day Trial', 'Get Full'], says: ['Your plan'], isPro: false },
	{
		type: 2,
		tried: 1.5,
		plan: 'Trial, 6 days left',
		offers: ['Cancel Trial', 'Get Full'],
		says: ['Your plan', '6 days left, until'],
		isPro: true,
	},
	{
		type: 3,
		tried: 9,
		plan: 'Free, the trial is over',
		offers: ['Get Full'],
		says: ['You already had your trial'],
		isPro: false,
	},
	{ type: 1, plan: 'Full', offers: ['Downgrade'], says: ['Selected'], isPro: true },
	{ type: 4, plan: 'Full, with a code', offers: ['Downgrade'], says: ['Selected'], isPro: false },
];

/** Puts this server's only account into a state. */
function stand({ type, tried }: Standing) {
	own.db
		.prepare('update accounts set subscription_type = @type, paid_status = @type, trial_start = @began')
		.run({
			type,
			began: tried === undefined ? null : Date.now() - tried * DAY,
		});
}

const main = (page: Page) => page.getByRole('main');

test.describe('with a signal', () => {
	test('each plan has its label, its ways on and the facts of all three; axe finds nothing on a phone in light and on a desk in dark', async ({
		page,
	}) => {
		await arriveWithAccount(page, own.server, { email: 'rosa@example.com', path: '/account' });
		for (const standing of standings) {
			stand(standing);
			await page.reload();
			await expect(main(page).getByRole('definition').first()).toHaveText(standing.plan);
			for (const words of standing.says) await expect(main(page).getByText(words).first()).toBeVisible();
			for (const name of ways)
				await expect(main(page).getByRole('button', { name }), `${standing.plan}: ${name}`).toHaveCount(
					standing.offers.includes(name) ? 1 : 0,
				);
			await expect(main(page).getByText('PRO', { exact: true })).toHaveCount(standing.isPro ? 1 : 0);
			await expect(main(page).getByRole('heading', { level: 3, name: '1 Week Free Trial' })).toBeVisible();
			for (const words of ['$25 per user', '$0 for 7 days, no card', 'Lifetime value: $50+ each.'])
				await expect(main(page).getByText(words)).toBeVisible();
			const least = standing.offers.includes('Get Full') ? '1' : '2';
			await expect(main(page).getByLabel(`How many, ${least} to 50`)).toHaveValue(least);
			await expect(main(page).getByText(/^Just one isn’t a code: .* renews automatically/)).toHaveCount(
				2 - Number(least),
			);
			await expectClean(page);
		}
	});

	test('the page says that a renewal failed, and when the plan will end', async ({ page }) => {
		await arriveWithAccount(page, own.server, { email: 'joe@example.com', path: '/account' });
		await main(page).getByRole('button', { name: 'Get Full' }).click();
		await page.getByRole('button', { name: 'Pay $25' }).click();
		await expect(main(page).getByText('Thank you. You have the full plan.')).toBeVisible();
		await page.goBack();
		await page.getByRole('button', { name: 'Let a renewal fail' }).click();
		await expect(main(page).getByText('Your last payment did not go through.')).toBeVisible();
		await expect(main(page).getByText(/You keep everything until [A-Z][a-z]+ \d+/)).toBeVisible();
		await expect(main(page).getByText('Selected')).toBeVisible();
		await expectClean(page);
	});
});

testInstalled(
	'with no signal the account shows its last known state and its age, and its trial still ends by itself',
	async ({ page, watched }) => {
		watched.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		await arriveWithAccount(page, own.server, { email: 'kim@example.com', path: '/account' });
		await main(page).getByRole('button', { name: 'Start 7 Day Trial' }).click();
		await expect(main(page).getByText('Trial, 7 days left')).toBeVisible();
		await goOffline(page);
		await page.reload();
		const today = new Date().toLocaleDateString('en-US', {
			timeZone: 'America/New_York',
			dateStyle: 'medium',
		});
		await expect(main(page).getByText('No signal.')).toBeVisible();
		await expect(main(page).getByText(/This is your account as of .+\./)).toContainText(
			today.split(',')[0] ?? '',
		);
		await expect(main(page).getByText('Trial, 7 days left')).toBeVisible();
		await expect(main(page).getByText('PRO', { exact: true })).toBeVisible();
		await page.clock.setFixedTime(Date.now() + 8 * DAY);
		await page.reload();
		await expect(main(page).getByText('Free, the trial is over')).toBeVisible();
		await expect(main(page).getByText('PRO', { exact: true })).toHaveCount(0);
	},
);

/** Checks that axe finds nothing and that nothing is wider than the window. */
async function expectClean(page: Page) {
	for (const { size, colorScheme } of looks) {
		await page.setViewportSize(size);
		await untilQuiet(page);
		await expectNoViolationsOnlyIn(page, colorScheme);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
	}
}
