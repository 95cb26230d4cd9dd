import type { Page } from '@playwright/test';
import { countSheets } from '../programs/count-sheets.ts';
import { expect, test } from './fixture.ts';
import { sheetsOnPaper, showAsPaper } from './paper.ts';
import {
	chooseFile,
	expectStops,
	openPlanner,
	openTripOf,
	setTour,
	stops,
	untilSaved,
} from './planner-steps.ts';
import { untilQuiet } from './steps.ts';
import { background } from './watch.ts';

const names = [
	'Massachusetts Institute of Technology',
	'Harvard University',
	'Hyatt Place Boston/Medford',
	'Tufts University',
	'Boston College',
	'Brandeis University',
	'Wellesley College',
	'Brown University',
	'Yale University',
	'Bradley International Airport',
];
const days = ['Mon, Apr 19', 'Tue, Apr 20', 'Wed, Apr 21', 'Thu, Apr 22'];

/** Four days from April 19 on: ten stops, a hotel near Tufts after the second, and a tour at Boston College on Tuesday. */
async function openFourDays(page: Page): Promise<void> {
	const colleges = ['c166683', 'c166027', 'c168148', 'c164924', 'c165015', 'c168218', 'c217156', 'c130794'];
	await openTripOf(page, [...colleges, 'aBDL']);
	await page.getByRole('button', { name: 'Set the dates' }).click();
	await page.getByLabel('First day').fill('2027-04-19');
	await page.getByLabel('First day').press('Enter');
	await page.getByRole('button', { name: 'Add stop' }).click();
	await page.getByRole('button', { name: 'Hotels' }).click();
	await page.getByLabel('Hotels near').selectOption({ label: '3. Tufts University' });
	await page.getByRole('button', { name: /^Hyatt Place/ }).click();
	await expect(stops(page)).toHaveCount(10);
	await setTour(page, 'Boston College', { day: '2027-04-20', begins: '13:30' });
	await expectStops(page, names);
	await untilSaved(page);
	await untilQuiet(page);
}

const card = (page: Page, name: string) =>
	page.locator('[data-stop]').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** The text of these stops' cards in the next frame, without waiting for anything. */
const inOneFrame = (page: Page, stopNames: string[]) =>
	page.evaluate(
		(wanted) =>
			new Promise<string[]>((done) => {
				const cards = () => [...document.querySelectorAll<HTMLElement>('[data-stop]')];
				const cardOf = (name: string) =>
					cards().find((each) => each.querySelector('h3 button')?.textContent === name);
				requestAnimationFrame(() => done(wanted.map((name) => cardOf(name)?.innerText ?? '')));
			}),
		stopNames,
	);

test('four days over ten stops: when to leave for the tour, and after a move with no signal all is correct in the next frame', async ({
	page,
	watched,
}) => {
	// Code fetched on idle may be requested while there is no signal; it arrives once there is one.
	watched.expectTrouble(/ERR_INTERNET_DISCONNECTED.*\/assets\//);
	await openFourDays(page);
	const heads = page.getByRole('heading', { level: 3, name: /^\w{3}, Apr \d+$/ });
	await expect(heads).toHaveText(days);
	// The tour starts at 1:30, after 15 minutes to park and walk and a 19-minute drive.
	const college = card(page, 'Boston College');
	await expect(college).toContainText(
		/19 min.*Leave 12:39 PM \(12:56 PM at the latest\).*Arrive 12:58 PM.*Tour 1:30 PM.*17 min to spare/s,
	);
	await expect(card(page, 'Hyatt Place Boston/Medford')).toContainText('Check in, sunset 7:31 PM');
	const line = page.getByRole('region', { name: 'Tuesday, leave-by line' });
	await expect(line.getByRole('listitem').filter({ hasText: 'Boston College: tour' })).toContainText('1:30');
	await expect(line).toContainText('12:39 PM Drive to Boston College. Leave by 12:56 PM to be on time');

	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Boston College', exact: true }).press('ArrowUp');
	const moved = ['Boston College', 'Tufts University', 'Brandeis University', 'Brown University'];
	expect(await inOneFrame(page, moved)).toEqual([
		expect.stringMatching(
			/20 min.*Leave 9:00 AM \(12:55 PM at the latest\).*Arrive\s+9:20 AM.*3 h 10 min to spare/s,
		),
		expect.stringMatching(/19 min.*Leave 2:45 PM.*Arrive\s+3:04 PM.*Night near here/s),
		expect.stringMatching(/Wed, Apr 21.*Arrive\s+9:23 AM/s),
		expect.stringMatching(/Night near Brown University, sunset 7:3\d PM.*Thu, Apr 22.*Arrive\s+9:00 AM/s),
	]);
	await expect(line).toContainText('9:00 AM Drive to Boston College. Leave by 12:55 PM to be on time');
	await page.keyboard.press('Control+z');
	await expectStops(page, names);
	await expect(college).toContainText(/12:56 PM at the latest.*Arrive 12:58 PM/s);
	await page.context().setOffline(false);
});

test('four days print one sheet a day without any request; a photo of one brings the whole trip, dates and all', async ({
	page,
	browser,
}) => {
	await openFourDays(page);
	const clocks = await page.locator('[data-clock]').allInnerTexts();
	await showAsPaper(page, { colorScheme: 'dark' });
	await page.setViewportSize({ width: 720, height: 960 });
	const sheets = page.getByRole('article');
	await expect(sheets).toHaveCount(4);
	await expect(sheets.locator('[data-printed-clock="visited"]')).toHaveText(
		clocks.map((clock) => clock.replace(/^Arrive\s*/, '').replace(/\s+/g, ' ')),
	);
	await expect(sheets.getByText(/^Printed \w+ \d+, \d{4}\./).first()).toBeVisible();
	await expect(page.getByRole('button')).toHaveCount(0);
	await expect(page.getByRole('navigation')).toHaveCount(0);
	const code = sheets.first().getByRole('img', { name: 'QR code of the trip' });
	await expect(code).toBeVisible();
	// Code fetched on idle does not count for the printed page.
	await untilQuiet(page);
	const asked: string[] = [];
	page.on('request', (request) => {
		if (!background.test(request.url())) asked.push(`${request.resourceType()} ${request.url()}`);
	});
	for (const format of ['Letter', 'A4']) {
		const pdf = await page.pdf({ format });
		expect(countSheets(pdf), format).toBe(4);
	}
	expect(asked).toEqual([]);

	const photograph = await sheets.first().screenshot();
	const other = await browser.newContext();
	const there = await other.newPage();
	await openPlanner(there);
	await there.getByRole('button', { name: 'Import a trip' }).click();
	await chooseFile(there, { name: 'sheet.png', mimeType: 'image/png', buffer: photograph });
	await there.getByRole('button', { name: 'Import 10 stops' }).click();
	await expectStops(there, names);
	await expect(there.getByRole('heading', { level: 3, name: /^\w{3}, Apr \d+$/ })).toHaveText(days);
	await expect(card(there, 'Boston College')).toContainText('Tour 1:30 PM');
	await expect(there.locator('[data-clock]')).toHaveText(clocks.map((clock) => clock.replace(/\s+/g, ' ')));
	await other.close();
});

test('notes longer than a sheet continue on the next, whole, and other days keep their sheets', async ({
	page,
}) => {
	await openFourDays(page);
	await page.getByRole('button', { name: 'Trip notes' }).click();
	const lines = Array.from({ length: 70 }, (_, at) => `Note ${at + 1}`);
	const dialog = page.getByRole('dialog', { name: 'Trip notes' });
	await dialog.getByLabel('Note').fill(lines.join('\n'));
	await dialog.getByRole('button', { name: 'Done' }).click();
	await untilSaved(page);
	await showAsPaper(page);
	await page.setViewportSize({ width: 720, height: 960 });
	const notes = page
		.getByRole('article')
		.first()
		.getByRole('paragraph')
		.filter({ hasText: /^Notes:/ });
	await expect(notes).toContainText('Note 70');
	// Nothing is cut off: the box is as tall as its lines.
	expect(await notes.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
	await untilQuiet(page);
	expect(await sheetsOnPaper(page)).toBe(6);
});
