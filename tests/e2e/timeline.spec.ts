import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, testInstalled } from './fixture.ts';
import { sheetsOnPaper, showAsPaper } from './paper.ts';
import { goOffline } from './signal.ts';
import { untilQuiet } from './steps.ts';

/** The file from "Add to calendar": its name, and its raw text. */
async function addToCalendar(page: Page): Promise<{ name: string; text: string }> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Add to calendar' }).click(),
	]);
	return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** The events of an iCalendar file, properties by name, unfolded per RFC 5545. */
function entriesOf(text: string): Record<string, string>[] {
	return text
		.replaceAll('\r\n ', '')
		.split('BEGIN:VEVENT\r\n')
		.slice(1)
		.map((entry) => {
			const [inside = ''] = entry.split('END:VEVENT');
			const properties = [...inside.matchAll(/^([A-Z]+)[^:\r]*:(.*)\r$/gm)];
			return Object.fromEntries(properties.map(([, name = '', value = '']) => [name, value]));
		});
}

test.describe('for a class, on a day', () => {
	test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T12:00:00-05:00'));

	test('six seasons from fall of junior year to winter of senior year, with the facts and the junior’s place; another class has its own days', async ({
		page,
	}) => {
		await page.goto('/timeline-tips');
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 2 })).toHaveText([
			'Fall of junior year',
			'Winter of junior year',
			'Spring of junior year',
			'Summer before senior year',
			'Fall of senior year',
			'Winter of senior year',
		]);
		const season = (name: string) => main.getByRole('region', { name, exact: true });
		await expect(season('Fall of junior year')).toContainText('Begin test prep. About three months before');
		await expect(season('Winter of junior year')).toContainText(
			'Take the SAT or ACT in January or February.',
		);
		await expect(season('Spring of junior year')).toContainText('Finish your visits in May.');
		await expect(season('Fall of junior year')).toContainText('You are here');
		await expect(main.getByText('You are here')).toHaveCount(1);

		const winter = season('Winter of junior year');
		await expect(winter).toContainText('December 2026 to February 2027');
		await main.getByLabel('Graduation year').selectOption('2027, a senior now');
		await expect(page).toHaveURL('/timeline-tips?class=2027');
		await expect(winter).toContainText('December 2025 to February 2026');
		await expect(season('Fall of senior year')).toContainText('You are here');
		await test.step('keeps past dates out of the calendar', async () => {
			await expect(page.getByText('A file with the 2 dates still ahead for the class of 2027')).toBeVisible();
			const { text } = await addToCalendar(page);
			expect(entriesOf(text).map(({ DTSTART }) => DTSTART)).toEqual(['20261215', '20270215']);
		});
		await test.step('has nothing to add once all are past', async () => {
			await page.clock.setFixedTime('2027-04-01T12:00:00-04:00');
			await page.reload();
			await expect(main.getByLabel('Graduation year')).toHaveValue('2027');
			await expect(page.getByText('All of these dates have passed for the class of')).toBeVisible();
			await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
		});
	});

	test('on paper it is the whole line, without tools, on two sheets', async ({ page }) => {
		await page.goto('/timeline-tips');
		await page.evaluate(() => {
			window.print = () => {
				document.body.dataset.asked = 'to print';
			};
		});
		await page.getByRole('button', { name: 'Print' }).click();
		await expect(page.locator('body')).toHaveAttribute('data-asked', 'to print');
		await showAsPaper(page);
		for (const tool of ['Add to calendar', 'Print'])
			await expect(page.getByRole('button', { name: tool })).toBeHidden();
		await expect(page.getByLabel('Graduation year')).toBeHidden();
		await expect(page.getByText('still ahead')).toBeHidden();
		await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
		await expect(page.getByText('Class of 2028', { exact: true })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Winter of senior year' })).toBeVisible();
		await untilQuiet(page);
		const sheets = await sheetsOnPaper(page);
		expect(sheets).toBe(2);
	});
});

testInstalled(
	'the calendar file has every reminder as a whole day of that class, and is made with no signal',
	async ({ page }) => {
		await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
		await page.goto('/timeline-tips?class=2029');
		await goOffline(page);
		await page.reload();
		const said = await page
			.getByText(/A file with the \d+ dates still ahead for the class of 2029, each an all-day event\./)
			.textContent();
		const { name, text } = await addToCalendar(page);
		expect(name).toBe('college-visits-2029.ics');
		expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
		expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
		const entries = entriesOf(text);
		expect(said).toContain(`the ${entries.length} dates`);
		expect(entries.length).toBeGreaterThanOrEqual(6);
		expect(entries.find(({ SUMMARY }) => SUMMARY === 'Test taking: January and February')).toMatchObject({
			DTSTART: '20280115',
			DTEND: '20280116',
			DTSTAMP: '20261121T170000Z',
		});
		expect(entries.find(({ SUMMARY }) => SUMMARY === 'Begin test prep')?.DTSTART).toBe('20271015');
		expect(entries.find(({ SUMMARY }) => SUMMARY === 'Finish campus visits this month')?.DTSTART).toBe(
			'20280501',
		);
		const again = await addToCalendar(page);
		expect(entriesOf(again.text).map(({ UID }) => UID)).toEqual(entries.map(({ UID }) => UID));
		expect(new Set(entries.map(({ UID }) => UID)).size).toBe(entries.length);
	},
);
