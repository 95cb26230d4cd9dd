import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { goOffline } from './signal.ts';

test.use({ viewport: { width: 390, height: 844 } });

const visit = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const scoresFor = (page: Page, name: string) => page.getByRole('region', { name: `Scores for ${name}` });

/** Taps these scores in the open form, of the questions in order; 0 skips one. */
async function score(page: Page, given: readonly number[]) {
	for (const [at, question] of ['Campus', 'Classes', 'People', 'Town'].entries()) {
		const chosen = given[at];
		if (!chosen) continue;
		const row = page.getByRole('dialog').getByRole('group', { name: question });
		await row.getByRole('button', { name: String(chosen), exact: true }).click();
	}
}

testInstalled(
	'a visit is rated with no signal as the family leaves; cards are sealed until both have rated, and survive a reload',
	async ({ page }) => {
		await page.goto('/trip-planner?trip=c164924,c166027');
		await expect(page.getByText('Road-ready: both stops on this phone')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Scorecards' })).toHaveCount(0);
		await goOffline(page);
		await page.getByRole('link', { name: 'Drive it' }).click();
		await page.getByRole('button', { name: 'Next stop' }).click();
		await page.getByRole('link', { name: 'Back to the planner' }).click();
		await expect(page.getByRole('link', { name: 'Scorecards' })).toBeVisible();
		await page.getByRole('link', { name: 'Drive it' }).click();
		await page.getByRole('button', { name: 'Rate Boston College' }).click();
		const form = page.getByRole('dialog', { name: 'Rate Boston College' });
		await expect(form.getByRole('button', { name: 'Student', exact: true })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await score(page, [5, 4, 0, 3]);
		await form.getByRole('textbox').fill('Loved the library');
		await form.getByRole('button', { name: 'Done' }).click();
		await expect(page.getByText('Student’s card for Boston College set, sealed for now')).toBeVisible();
		await page.getByRole('link', { name: 'Scorecards' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecards');
		await page.reload();
		const boston = visit(page, 'Boston College');
		await expect(boston.getByText('The student has rated. It opens once a parent has, too.')).toBeVisible();
		await expect(page.getByText('Loved the library')).toHaveCount(0);
		await boston.getByRole('button', { name: /^Rate this visit/ }).click();
		await expect(form.getByRole('button', { name: 'Parent', exact: true })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await score(page, [4, 4, 4, 4]);
		await form.getByRole('button', { name: 'Done' }).click();
		const scores = scoresFor(page, 'Boston College');
		await expect(scores.getByRole('row', { name: /^Campus/ })).toHaveText(/54$/);
		await expect(scores.getByText('“Loved the library”')).toBeVisible();
		const all = page.getByRole('region', { name: 'All visits' });
		await expect(all.getByRole('row', { name: /^Student’s average/ })).toContainText('4');
		await expect(all.getByRole('row', { name: /^Undergraduates/ })).toContainText(/\d,\d{3}/);
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(boston.getByText('The student has rated.')).toBeVisible();
		await expect(scores).toHaveCount(0);
		await page.getByRole('link', { name: 'Back to the planner' }).click();
		await expect(page.getByRole('link', { name: 'Scorecards' })).toBeVisible();
	},
);

test('a half-filled card outlasts a reload, a sealed one is replaced and never shown, and an open one can be changed', async ({
	page,
}) => {
	await page.goto('/trip-planner?trip=c164924');
	await expect(page.getByText('Saved on this phone')).toBeVisible();
	await page.goto('/trip-planner/scorecards');
	const boston = visit(page, 'Boston College');
	const form = page.getByRole('dialog');
	const words = form.getByRole('textbox');
	await boston.getByRole('button', { name: /^Rate this visit/ }).click();
	await score(page, [2]);
	await words.fill('Far from ');
	await page.reload();
	await expect(words).toHaveValue('Far from ');
	// Escape is a slip of the thumb, too.
	await page.keyboard.press('Escape');
	await expect(boston.getByText('The student has rated.')).toBeVisible();
	await boston.getByRole('button', { name: /^Rate this visit/ }).click();
	await form.getByRole('button', { name: 'Student', exact: true }).click();
	await expect(form.getByText('You have rated this visit.')).toBeVisible();
	await expect(words).toHaveValue('');
	await score(page, [3]);
	// Tapped again, a score is taken back: the form is blank, and the sealed card stays.
	await score(page, [3]);
	await form.getByRole('button', { name: 'Done' }).click();
	await expect(boston.getByText('The student has rated.')).toBeVisible();
	await boston.getByRole('button', { name: 'Open it now' }).click();
	const scores = scoresFor(page, 'Boston College');
	await expect(scores.getByText('“Far from”')).toBeVisible();
	await expect(boston.getByText('A parent has not rated yet.')).toBeVisible();
	await boston.getByRole('button', { name: /^Rate this visit/ }).click();
	await score(page, [4]);
	await form.getByRole('button', { name: 'Done' }).click();
	await boston.getByRole('button', { name: /^Add or change a card/ }).click();
	await expect(words).toHaveValue('Far from');
	await words.fill('Far from home');
	await form.getByRole('button', { name: 'Done' }).click();
	await expect(scores.getByText('“Far from home”')).toBeVisible();
});

test('another tab that opens another trip takes no card along: it waits for its own trip', async ({
	page,
	context,
}) => {
	await page.goto('/trip-planner?trip=c164924');
	await expect(page.getByText('Saved on this phone')).toBeVisible();
	await page.goto('/trip-planner/scorecards');
	const rate = visit(page, 'Boston College').getByRole('button', { name: /^Rate this visit/ });
	await rate.click();
	await score(page, [5]);
	const form = page.getByRole('dialog');
	await form.getByRole('textbox').fill('Felt like home');
	const other = await context.newPage();
	await other.goto('/trip-planner?trip=c166027');
	await other.getByRole('button', { name: 'Keep both' }).click();
	await expect(other.getByRole('heading', { name: /Harvard University/ })).toBeVisible();
	await expect(form.getByText('Another tab has taken this trip.')).toBeVisible();
	await form.getByRole('button', { name: 'Done' }).click();
	await expect(rate).toHaveCount(0);
	await expect(page.getByText(/card for .* set/)).toHaveCount(0);
	await page.goto('/trip-planner');
	await page.getByRole('navigation', { name: 'Other trips' }).getByRole('link').click();
	await expect(page.getByRole('heading', { name: /^Stop 1: Boston College/ })).toBeVisible();
	await page.goto('/trip-planner/scorecards');
	await expect(form.getByRole('textbox')).toHaveValue('Felt like home');
	await form.getByRole('button', { name: 'Done' }).click();
	await expect(visit(page, 'Boston College').getByText('The student has rated.')).toBeVisible();
});
