import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { showAsPaper, showOnScreen } from './paper.ts';
import { addColleges, openPlanner, openTripOf, stops, toast, untilSaved } from './planner-steps.ts';
import { goOffline } from './signal.ts';

const codes = ['c164924', 'c168148'];
const BC = 'Boston College';
const PARKING = 'Park in the Commonwealth garage\n617-555-0123';
const HEBREW = 'לחנות ליד שער ב׳';

testInstalled(
	'a note is written with no signal and shows on the stop, on the road and on paper; undo removes it',
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openTripOf(page, codes);
		await goOffline(page);
		await openNote(page, BC);
		await page.getByLabel('Note', { exact: true }).fill(PARKING);
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		await expect(toast(page, `Note on ${BC} set`)).toBeVisible();
		await untilSaved(page);
		await openNote(page, 'Tufts University');
		await page.getByLabel('Note', { exact: true }).fill(HEBREW);
		// Closing it any other way still keeps what was written.
		await page.keyboard.press('Escape');
		await untilSaved(page);
		await page.getByRole('button', { name: 'Trip notes' }).click();
		await expect(page.getByLabel('Note', { exact: true })).toHaveAccessibleDescription(
			'For the whole trip: what to pack, who to call. It prints on the first page.',
		);
		await page.getByLabel('Note', { exact: true }).fill('Bring the cooler');
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		await untilSaved(page);
		await page.reload();
		await expect(stops(page)).toHaveCount(2);
		await expect(card(page, BC)).toContainText('Park in the Commonwealth garage');
		expect(await card(page, BC).innerText()).toContain(PARKING);
		await expect(card(page, 'Tufts University')).toContainText(HEBREW);
		await expect(page.getByRole('button', { name: 'Bring the cooler' })).toBeVisible();

		await showAsPaper(page);
		await expect(page.getByRole('article').getByText('Park in the Commonwealth garage')).toBeVisible();
		expect(await page.getByRole('article').first().innerText()).toContain(PARKING);
		await expect(page.getByRole('article').first().getByText('Notes: Bring the cooler')).toBeVisible();
		await showOnScreen(page);

		await page.getByRole('link', { name: 'Drive it' }).click();
		await expect(page.getByRole('heading', { level: 2, name: BC })).toBeVisible();
		const noted = page.getByRole('button', { name: 'Park in the Commonwealth garage' });
		await expect(noted).toHaveAttribute('aria-expanded', 'false');
		await noted.click();
		await expect(noted).toHaveAttribute('aria-expanded', 'true');
		await expect(page.getByRole('link', { name: `Call ${BC} at 617-555-0123` })).toBeVisible();
		await page.getByRole('link', { name: 'Back to the planner' }).click();

		await openNote(page, BC);
		await page.getByLabel('Note', { exact: true }).fill('Lot C');
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		// By keyboard: a toast with the focus stays.
		await toast(page, `Note on ${BC} set`).getByRole('button', { name: 'Undo' }).press('Enter');
		await expect(card(page, BC)).toContainText('617-555-0123');
		await expect(card(page, BC)).not.toContainText('Lot C');
	},
);

test('a half-typed note survives a reload, and merely looking at one changes nothing', async ({ page }) => {
	await openTripOf(page, codes);
	await openNote(page, BC);
	await page.getByLabel('Note', { exact: true }).fill('Park at Gate');
	await page.reload();
	await expect(page.getByRole('dialog', { name: `Note on ${BC}` })).toBeVisible();
	await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Park at Gate');
	await page.getByLabel('Note', { exact: true }).press('End');
	await page.keyboard.type(' B');
	await page.keyboard.press('Escape');
	await expect(card(page, BC)).toContainText('Park at Gate B');
	await untilSaved(page);
	await page.reload();
	await expect(stops(page)).toHaveCount(2);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await openNote(page, BC);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(toast(page, `Note on ${BC}`)).toHaveCount(0);
});

test('an emptied note is still empty after a reload, and words that another tab writes later are edited, not joined', async ({
	page,
	context,
}) => {
	await openTripOf(page, codes);
	await writeNote(page, BC, 'Gate B');
	await openNote(page, BC);
	await note(page).fill('');
	await page.reload();
	await expect(note(page)).toHaveValue('');
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(toast(page, `Note on ${BC} removed`)).toBeVisible();
	await untilSaved(page);
	const other = await context.newPage();
	await openPlanner(other);
	await writeNote(other, BC, 'Gate C');
	await expect(card(page, BC)).toContainText('Gate C');
	await writeNote(page, BC, 'Gate D');
	await expect(card(page, BC)).toContainText('Gate D');
	await expect(card(page, BC)).not.toContainText('Gate C');
});

test('a half-typed note stays with its trip while another tab opens another one', async ({
	page,
	context,
}) => {
	await openTripOf(page, codes);
	await page.getByRole('button', { name: 'Trip notes' }).click();
	await note(page).fill('Bring the cooler');
	const other = await context.newPage();
	await openPlanner(other, '?trip=c130794');
	await other.getByRole('button', { name: 'Keep both' }).click();
	await expect(stops(page)).toHaveText(['Stop 1: Yale University']);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByText('Bring the cooler')).toHaveCount(0);
	await other.getByRole('navigation', { name: 'Other trips' }).getByRole('link').click();
	await expect(stops(page)).toHaveCount(2);
	await expect(note(page)).toHaveValue('Bring the cooler');
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Bring the cooler' })).toBeVisible();
});

test('a note half typed before the trip has anything in it stays when another tab adds the first stop', async ({
	page,
	context,
}) => {
	await openPlanner(page);
	await page.getByRole('button', { name: 'Trip notes' }).click();
	await note(page).fill('Bring the');
	const other = await context.newPage();
	await openPlanner(other);
	await addColleges(other, [['yale', 'Yale University']]);
	await expect(stops(page)).toHaveCount(1);
	// Still the same field, with the cursor where it was.
	await page.keyboard.type(' cooler');
	await expect(note(page)).toHaveValue('Bring the cooler');
	await page.reload();
	await expect(note(page)).toHaveValue('Bring the cooler');
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Bring the cooler' })).toBeVisible();
	expect(
		await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('note'))),
	).toEqual([]);
});

test('a stop that is moved and removed elsewhere leaves the note on it open, and its words in the trip’s notes', async ({
	page,
	context,
}) => {
	await openTripOf(page, codes);
	const other = await context.newPage();
	await openPlanner(other);
	await openNote(page, 'Tufts University');
	await note(page).fill('Park at Gate');
	await other.getByRole('button', { name: 'Edit stops' }).click();
	await other.getByRole('button', { name: 'Move Tufts University up' }).click();
	await expect(stops(page)).toHaveText(['Stop 1: Tufts University', `Stop 2: ${BC}`]);
	await page.keyboard.type(' B');
	await other.getByRole('button', { name: 'Remove Tufts University' }).click();
	await expect(stops(page)).toHaveCount(1);
	const gone = page.getByText('Tufts University is no longer on the trip.');
	await expect(gone).toBeVisible();
	await page.keyboard.type(', ask Ann');
	await page.reload();
	await expect(gone).toBeVisible();
	await expect(note(page)).toHaveValue('Park at Gate B, ask Ann');
	await page.keyboard.press('Escape');
	await expect(toast(page, 'Note on Tufts University set among the trip’s notes')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Tufts University: Park at Gate B, ask Ann' })).toBeVisible();
});

const note = (page: Page) => page.getByLabel('Note', { exact: true });

async function writeNote(page: Page, name: string, words: string) {
	await openNote(page, name);
	await note(page).fill(words);
	await page.getByRole('button', { name: 'Done', exact: true }).click();
}

async function openNote(page: Page, name: string) {
	const more = page.getByRole('button', { name: `Note on ${name}` });
	if ((await more.count()) === 0) await page.getByRole('button', { name, exact: true }).click();
	await more.click();
}

function card(page: Page, name: string) {
	return page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^Stop \\d+: ${name}$`) }) });
}
