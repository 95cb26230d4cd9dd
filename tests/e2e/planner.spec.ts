import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { showAsPaper, showOnScreen } from './paper.ts';
import {
	addColleges,
	expectStops,
	openPlanner,
	openTripOf,
	sixColleges,
	stops,
	toast,
	untilSaved,
} from './planner-steps.ts';

const names = sixColleges.map(([, name]) => name);
const fourCodes = ['c130794', 'c217156', 'c168148', 'c164924'];
const fourNames = ['Yale University', 'Brown University', 'Tufts University', 'Boston College'];
/** Code fetched on idle may be requested while there is no signal; it arrives once there is one. */
const partMissed = /ERR_INTERNET_DISCONNECTED.*\/assets\//;
const tenCodes = [...fourCodes, 'c164465', 'c182670', 'c166027', 'aBOS', 'aJFK', 'aPVD'];

test('six stops are planned from nothing, reordered by buttons, and are there after a reload', async ({
	page,
}) => {
	await openPlanner(page);
	await expect(page.getByText('No stops yet')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
	await expect(page.getByRole('button', { name: 'Share trip' })).toBeDisabled();
	await addColleges(page, sixColleges);
	await expectStops(page, names);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Tufts University up' }).click();
	await expect(toast(page, 'Tufts University, now 2 of 6')).toBeVisible();
	await page.getByRole('button', { name: 'Move Yale University down' }).click();
	const reordered = ['Tufts University', 'Yale University', 'Brown University', ...names.slice(3)];
	await expectStops(page, reordered);
	await untilSaved(page);
	await page.reload();
	await expectStops(page, reordered);
	await untilSaved(page);
});

test('legs have distance, time and highways, or the reason there is no road; the whole trip has the total', async ({
	page,
}) => {
	await openTripOf(page, ['c217156', 'c168148', 'aHNL']);
	await expect(
		page.getByText(
			/^To Tufts University: 1 h 5 min 54 mi highway estimate ?Leave \d+:\d\d [AP]M I-95 N 32 mi → I-93 N 22 mi/,
		),
	).toBeAttached();
	await expect(page.getByText('No road leads to Oahu.').first()).toBeVisible();
	const total = page.getByText(/^3 stops, \d+ mi, .* driving, not counting 1 leg with no known road$/);
	await expect(total.first()).toBeVisible();
	await expect(page.getByText('Estimates, without traffic. They work offline.')).toHaveCount(1);
});

test('a date and a tour make days: a remedy for lateness is applied and undone, and a move with no signal shows at once', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(partMissed);
	await openTripOf(page, fourCodes);
	await page.getByRole('button', { name: 'Set the dates' }).click();
	await test.step('refuses a day that would end before it starts, and keeps what was typed', async () => {
		const form = page.getByRole('dialog', { name: 'Dates and hours' });
		const end = form.getByLabel('Stop for the night by');
		await form.getByLabel('First day').fill('2027-04-19');
		await end.fill('06:00');
		await end.press('Enter');
		await expect(form.getByRole('alert')).toHaveText('Choose an hour after 9:00 AM, when you leave');
		await expect(form.getByLabel('First day')).toHaveValue('2027-04-19');
		await expect(end).toHaveValue('06:00');
		await end.fill('18:00');
		await end.press('Enter');
		await expect(page.getByRole('heading', { name: 'Mon, Apr 19' })).toBeVisible();
	});
	await page.getByRole('button', { name: 'Brown University', exact: true }).click();
	await page.getByRole('button', { name: 'Times at Brown University' }).click();
	const tour = page.getByRole('group', { name: 'Tour' });
	await expect(tour.getByLabel('Day')).toHaveValue('2027-04-19');
	await tour.getByLabel('Begins').fill('14:00');
	await tour.getByLabel('Begins').press('Enter');
	await expect(page.getByText(/^\d+ min late at Brown University\.$/)).toBeVisible();
	// For whoever does not see the banner.
	await expect(toast(page, /^Now: \d+ min late at Brown University\.$/)).toHaveCount(1);
	await expect(page.getByRole('heading', { name: 'Monday, leave-by line' })).toBeVisible();
	await page.getByRole('button', { name: 'Skip lunch' }).click();
	const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
	// A toast with the focus stays.
	await undo.focus();
	await expect(page.getByText(/^\d+ min late at Brown University\.$/)).toHaveCount(0);
	const brown = page.locator('[data-stop]').filter({ hasText: 'Brown University' });
	await expect(brown.getByText(/^(Tight: \d min|\d+ min to spare)$/)).toBeVisible();
	await undo.press('Enter');
	await expect(page.getByText(/^\d+ min late at Brown University\.$/)).toBeVisible();
	await untilSaved(page);

	await context.setOffline(true);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University', exact: true }).press('Home');
	await expect(brown.locator('[data-clock]')).toHaveText('Arrive 9:00 AM');
});

test('a night ends the list’s day once, with the same time as on paper; a day shown alone makes way for a pin or a new stop of another day', async ({
	page,
}) => {
	await openTripOf(page, fourCodes.slice(0, 3));
	const list = page.getByRole('region', { name: /^Stops/ });
	const dayOne = list.getByRole('button', { name: 'Day 1', exact: true });
	await test.step('shows the night at the next day’s first stop as the last line of the day', async () => {
		const drive = list.locator('[data-leg]').filter({ hasText: 'To Tufts University:' });
		await expect(drive).toContainText(/Leave \d:\d\d PM.*Arrive \d:\d\d PM Night near Tufts University/s);
		// It is the last line above the next day.
		const head = list.locator('[data-leg] + [data-day]');
		await expect(head.getByRole('heading', { level: 3 })).toHaveText('Day 2');
		await expect(list.getByText(/^Night near/)).toHaveCount(1);
		await expectStops(page, fourNames.slice(0, 3));
		const [, clock = ''] = /Arrive (\d:\d\d PM)/.exec(await drive.innerText()) ?? [];
		// A day alone has the same in its leave-by line, and not twice.
		await dayOne.click();
		await expect(drive).toHaveCount(0);
		await expectStops(page, fourNames.slice(0, 2));
		await expect(page.getByText(`${clock} Night near Tufts University`, { exact: true })).toBeAttached();
		await showAsPaper(page);
		await expect(page.locator('[data-printed-clock="bed"]')).toHaveText(clock);
		await showOnScreen(page);
	});

	await test.step('shows all days again for a pin, for a new stop, and where only one day is left', async () => {
		await page.getByRole('button', { name: 'Stop 3, Tufts University' }).click();
		await expectStops(page, fourNames.slice(0, 3));
		await dayOne.click();
		await page.getByRole('button', { name: 'Add stop' }).click();
		await page.getByLabel('College to add').fill('boston college');
		await page.getByLabel('College to add').press('Enter');
		await expectStops(page, fourNames);
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		await dayOne.click();
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Remove Yale University' }).click();
		await page.getByRole('button', { name: 'Remove Brown University' }).click();
		await expectStops(page, fourNames.slice(2));
		await expect(page.getByRole('button', { name: 'Set the dates' })).toBeVisible();
	});
});

test('a stop that another tab moves off the shown day leaves the form of its times open, with what was typed', async ({
	page,
	context,
}) => {
	const { tour, other } = await openTourOf(page, context, 'Brown University');
	await tour.getByLabel('Begins').fill('14:00');
	await other.getByRole('button', { name: 'Move Brown University down' }).click();
	await expectStops(page, ['Yale University', 'Tufts University']);
	await expect(tour.getByLabel('Begins')).toHaveValue('14:00');
	await tour.getByLabel('Begins').press('Enter');
	await expect(toast(page, 'Times at Brown University set')).toBeVisible();
	// On the day that the form showed.
	await expect(other.locator('[data-stop]').nth(2)).toContainText('Tour Mon 2:00 PM');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a stop that another tab removes comes back with the times typed meanwhile, and undo takes it out again', async ({
	page,
	context,
}) => {
	const { tour, other } = await openTourOf(page, context, 'Brown University');
	const visit = page.getByLabel('Visit, in minutes');
	await visit.fill('45');
	await other.getByRole('button', { name: 'Remove Brown University' }).click();
	const gone = page.getByText('Brown University is no longer on the trip.');
	await expect(gone).toBeVisible();
	await expect(visit).toHaveValue('45');
	await expect(visit).toHaveAttribute('placeholder', '150');
	// The day it offers is that of the visit, as before.
	await expect(tour.getByLabel('Day')).toHaveValue('2027-04-19');
	await tour.getByLabel('Begins').fill('14:00');
	await expect(visit).toHaveAttribute('placeholder', '75');
	await expect(visit).toHaveAccessibleDescription('If you leave it empty, the tour counts as 75');
	await tour.getByLabel('Begins').press('Enter');
	const names = ['Yale University', 'Brown University', 'Tufts University'];
	await expectStops(other, names);
	await expect(other.locator('[data-stop]').nth(1)).toContainText('Tour 2:00 PM');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await toast(page, 'Brown University').getByRole('button', { name: 'Undo' }).press('Enter');
	await expectStops(other, ['Yale University', 'Tufts University']);
});

test('the best order says what it saves; one tap applies it, one undoes it', async ({ page }) => {
	const zigzag = ['Yale University', 'Tufts University', 'Brown University', 'Boston College'];
	await openTripOf(page, ['c130794', 'c168148', 'c217156', 'c164924']);
	await page.getByRole('button', { name: 'Best order' }).click();
	const offer = page.getByRole('dialog', { name: 'Best order' });
	await offer.getByLabel('Yale University stays first').check();
	await expect(offer.getByText(/^Saves .*min and \d+ mi/)).toBeVisible();
	await offer.getByRole('button', { name: 'Use this order' }).click();
	await expect(stops(page)).not.toHaveText(zigzag.map((name, at) => `Stop ${at + 1}: ${name}`));
	await expect(stops(page).first()).toHaveText('Stop 1: Yale University');
	await page.keyboard.press('Control+z');
	await expectStops(page, zigzag);
});

test('a stop is dragged with the mouse and removed by button or key; each is undone, and the focus goes on from there', async ({
	page,
}) => {
	// Tall enough for the whole list, so that nothing scrolls along the way.
	await page.setViewportSize({ width: 1280, height: 1300 });
	await openTripOf(page, fourCodes);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
	await expect(remove('Boston College')).toBeVisible();

	await test.step('removes nothing while an add is in progress', async () => {
		await page.getByRole('button', { name: 'Add stop' }).click();
		await expect(remove('Yale University')).toBeDisabled();
		await expect(remove('Yale University')).toHaveAccessibleDescription(
			'Finish adding before you remove a stop.',
		);
		await page.getByRole('button', { name: 'Done', exact: true }).click();
		await expect(remove('Yale University')).toBeEnabled();
	});

	await test.step('moves the focus on from a removed stop, which Ctrl+Z brings back', async () => {
		await remove('Brown University').click();
		await expectStops(page, ['Yale University', 'Tufts University', 'Boston College']);
		await expect(toast(page, 'Brown University removed')).toBeVisible();
		await expect(remove('Tufts University')).toBeFocused();
		await page.keyboard.press('Control+z');
		await expectStops(page, fourNames);
	});

	await test.step('lets a person who answers a toast by keyboard go on from where they were', async () => {
		await remove('Brown University').press('Enter');
		await expect(remove('Tufts University')).toBeFocused();
		await toast(page, 'Brown University removed').getByRole('button', { name: 'Undo' }).focus();
		await page.keyboard.press('Enter');
		await expectStops(page, fourNames);
		await expect(remove('Tufts University')).toBeFocused();
	});

	await test.step('puts a dragged stop back on Escape', async () => {
		await page.getByRole('button', { name: 'Move Yale University', exact: true }).hover();
		await page.mouse.down();
		await page.mouse.move(200, 900, { steps: 8 });
		await expect(page.locator('[data-dragged]')).toBeAttached();
		await page.keyboard.press('Escape');
		await page.mouse.up();
		await expectStops(page, fourNames);
	});

	await test.step('drops a dragged stop where it is let go, and undoes that', async () => {
		const target = page.getByRole('button', { name: 'Move Brown University', exact: true });
		await page.getByRole('button', { name: 'Move Tufts University', exact: true }).hover();
		await page.mouse.down();
		const box = await target.boundingBox();
		if (!box) throw new Error('The grip is not on the screen');
		await page.mouse.move(box.x + 10, box.y - 10, { steps: 12 });
		await page.mouse.up();
		await expectStops(page, ['Yale University', 'Tufts University', 'Brown University', 'Boston College']);
		const moved = toast(page, 'Tufts University, now 2 of 4');
		await expect(moved).toBeVisible();
		await page.clock.install();
		await moved.getByRole('button', { name: 'Undo' }).press('Enter');
		await expectStops(page, fourNames);
		await expect(toast(page, 'Undone')).toBeVisible();
		await page.clock.runFor(8000);
		await expect(toast(page, 'Undone')).toBeHidden();
	});
});

test('a drag to the edge scrolls a long list, on a phone and on a computer', async ({ page }) => {
	await openTripOf(page, tenCodes);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	for (const size of [
		{ width: 1280, height: 800 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(size);
		const first = (await stops(page).first().textContent())?.replace('Stop 1: ', '') ?? '';
		await page.getByRole('button', { name: `Move ${first}`, exact: true }).hover();
		await page.mouse.down();
		await page.mouse.move(200, size.height - 150, { steps: 5 });
		await page.mouse.move(200, size.height - 84, { steps: 2 });
		await expect(page.getByText('Estimates, without traffic. They work offline.')).toBeInViewport();
		// The list keeps scrolling for a frame or two before its end is under the dragged stop.
		await expect.poll(() => inHandIsLast(page)).toBe(true);
		await page.mouse.up();
		await expect(stops(page).last()).toContainText(first);
	}
});

test('at ten stops adding is disabled and says why, until one is removed', async ({ page }) => {
	await openTripOf(page, tenCodes);
	const why = '10 Locations Maximum. Please remove a location before trying to add more.';
	const add = page.getByRole('button', { name: 'Add stop' });
	await expect(add).toBeDisabled();
	await expect(add).toHaveAccessibleDescription(why);
	await expect(toast(page, why)).toBeVisible();
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Remove Amherst College' }).click();
	await expect(toast(page, why)).toHaveCount(0);
	await add.click();
	await expect(page.getByText('10 Stops Maximum')).toBeVisible();
	await page.getByLabel('College to add').fill('princeton');
	await page.getByRole('button', { name: /^Princeton University/ }).click();
	// The tenth stop ends the adding, and focus moves to the line that says why.
	await expect(page.getByLabel('College to add')).toHaveCount(0);
	await expect(add).toBeFocused();
	await expect(add).toHaveAccessibleDescription(why);
	await expect(stops(page)).toHaveCount(10);
});

test('a trip is renamed, to at least three characters; a visitor who saves it signs in, and finds the draft again', async ({
	page,
}) => {
	await openTripOf(page, fourCodes);
	await page.getByRole('button', { name: 'Rename trip' }).click();
	const field = page.getByLabel('Trip name');
	await field.fill('Sp');
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveText('At least 3 characters');
	await expect(field).toBeFocused();
	await field.fill('Spring break loop');
	await field.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring break loop');
	await untilSaved(page);
	await page.getByRole('button', { name: 'Save' }).click();
	const card = page.getByRole('dialog', { name: 'Sign in to save this trip' });
	await card.getByRole('button', { name: 'Sign In' }).click();
	await expect(page).toHaveURL(/\/oidc\/interaction\//);
	await page.goBack();
	await expectStops(page, fourNames);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring break loop');
});

test('leaving a draft that was edited here asks once: keeping is remembered, leaving loses it', async ({
	page,
}) => {
	const question = page.getByRole('dialog', { name: 'Leave the trip planner?' });
	// Fresh content arriving meanwhile must not close the question.
	const leave = () => page.getByRole('navigation').getByRole('link', { name: 'College Guides' }).click();
	const planner = () => page.getByRole('navigation').getByRole('link', { name: 'Trip Planner' }).click();
	const moveTufts = async () => {
		await page.getByRole('button', { name: 'Edit stops' }).click();
		await page.getByRole('button', { name: 'Move Tufts University', exact: true }).press('ArrowUp');
	};
	// A trip from a link, or found after a reload, was not edited here, so nothing is asked.
	await openTripOf(page, fourCodes);
	await leave();
	await expect(page).toHaveURL(/college-guides/);
	await planner();
	await moveTufts();
	await leave();
	await expect(question).toContainText('Are you sure you want to leave? Trip progress will be lost.');
	await page.getByRole('button', { name: 'Stay here' }).click();
	await leave();
	await page.getByRole('button', { name: 'Leave and lose it' }).click();
	await expect(page).toHaveURL(/college-guides/);
	await planner();
	await expect(page.getByText('No stops yet')).toBeVisible();
	await openTripOf(page, fourCodes);
	await moveTufts();
	// Reading the trip's own guides is part of planning it.
	await page.getByRole('button', { name: 'Yale University', exact: true }).click();
	await page.getByRole('link', { name: 'Open the guide to Yale University' }).click();
	await expect(page).toHaveURL(/college\/130794$/);
	await page.goBack();
	await moveTufts();
	await leave();
	await expect(question.getByRole('button').first()).toHaveText('Keep the draft');
	await expect(question).toContainText('it stays on this computer.');
	await question.getByRole('button', { name: 'Keep the draft' }).click();
	await expect(page).toHaveURL(/college-guides/);
	await planner();
	await untilSaved(page);
	await page.reload();
	await expectStops(page, ['Tufts University', 'Yale University', 'Brown University', 'Boston College']);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University', exact: true }).press('ArrowUp');
	await expect(toast(page, 'Brown University, now 2 of 4')).toBeVisible();
	await leave();
	await expect(page).toHaveURL(/college-guides/);
});

test('a whole trip is planned, reordered and trimmed by keyboard alone', async ({ page }) => {
	await openPlanner(page);
	await page.getByRole('button', { name: 'Add stop' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('College to add')).toBeFocused();
	for (const [at, typed] of ['yale', 'brown', 'tufts'].entries()) {
		await page.keyboard.type(typed);
		await page.keyboard.press('Enter');
		await expect(stops(page)).toHaveCount(at + 1);
		await expect(page.getByLabel('College to add')).toBeFocused();
		await expect(page.getByLabel('College to add')).toHaveValue('');
	}
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Add stop' })).toBeFocused();
	// Grips appear only while editing.
	await expect(page.getByRole('button', { name: 'Move Tufts University', exact: true })).toHaveCount(0);
	await page.getByRole('button', { name: 'Edit stops' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Move Tufts University', exact: true }).focus();
	await page.keyboard.press('ArrowUp');
	await expectStops(page, ['Yale University', 'Tufts University', 'Brown University']);
	await expect(page.getByRole('button', { name: 'Move Tufts University', exact: true })).toBeFocused();
	// Moving down matters too: there React would remove the dragged row and insert it again.
	await page.evaluate(() => {
		const left: string[] = [];
		Object.assign(globalThis, { left });
		addEventListener('focusout', ({ target }) => left.push((target as Element).outerHTML));
	});
	await page.keyboard.press('ArrowDown');
	await expectStops(page, ['Yale University', 'Brown University', 'Tufts University']);
	expect(await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)).toEqual([]);
	await page.keyboard.press('Home');
	await expectStops(page, ['Tufts University', 'Yale University', 'Brown University']);
	await expect(toast(page, 'Tufts University, now 1 of 3')).toBeVisible();
	await page.getByRole('button', { name: 'Remove Yale University' }).focus();
	await page.keyboard.press('Enter');
	await expectStops(page, ['Tufts University', 'Brown University']);
	await page.keyboard.press('Control+z');
	await expect(stops(page)).toHaveCount(3);
});

/** True when the dragged stop is below all others. */
function inHandIsLast(page: Page): Promise<boolean> {
	return page.locator('[data-dragged]').evaluate((dragged) => {
		const top = (row: Element) => row.getBoundingClientRect().top;
		return [...(dragged.parentElement?.children ?? [])].every(
			(row) => row === dragged || top(row) < top(dragged),
		);
	});
}

test('a directions service brings roads and turns, which stay with no signal; a leg longer than a day offers a night and a flight', async ({
	page,
	context,
	watched,
}) => {
	watched.expectTrouble(partMissed);
	await page.route('**/api/catalogue*', async (route) => {
		const answer = await route.fetch();
		const news = await answer.json();
		return route.fulfill({ response: answer, json: { ...news, site: { ...news.site, directions: true } } });
	});
	let asked = 0;
	await page.route('**/api/public/directions', (route) => {
		asked += 1;
		const { points, legs } = route.request().postDataJSON() as { points: unknown[]; legs: number[] };
		const steps = [
			{ words: 'Head north on Elm St', road: 'Elm St', miles: 2 },
			{ words: 'Take the ramp onto I-95', road: 'I-95', miles: 98 },
		];
		const drives = points.flatMap((_, from) =>
			points.flatMap((__, to) => {
				const isLeg = to === from + 1 && legs.includes(from);
				const drive = { miles: 100 + from + to, minutes: 120, way: isLeg ? { line: '', steps } : null };
				return from === to ? [] : [{ from, to, drive }];
			}),
		);
		return route.fulfill({ json: { drives, again_in: null } });
	});
	await openPlanner(page, '?trip=c130794,c217156,c168148');
	const leg = (to: string) => page.locator('[data-leg]').filter({ hasText: `To ${to}:` });
	await expect(leg('Brown University')).toContainText(/2 h 101 mi road ?Leave 12:30 PM I-95 100 mi/);
	await expect(leg('Tufts University')).toContainText('103 mi road');
	await leg('Brown University').getByText('Turn by turn').click();
	await expect(leg('Brown University').getByText('Take the ramp onto I-95 98 mi')).toBeVisible();
	await untilSaved(page);

	await context.setOffline(true);
	await page.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name: 'Move Brown University down' }).click();
	await expect(leg('Tufts University')).toContainText('102 mi road');
	await expect(leg('Brown University')).toContainText('103 mi road');
	expect(asked).toBe(1);
	await context.setOffline(false);

	await page.unroute('**/api/public/directions');
	await page.route('**/api/public/directions', (route) =>
		route.fulfill({ json: { drives: [], again_in: null } }),
	);
	await openPlanner(page, '?trip=c166027,c110662');
	await page.getByRole('button', { name: 'Keep only the shared one' }).click();
	await expectStops(page, ['Harvard University', 'University of California, Los Angeles']);
	const far = leg('University of California, Los Angeles');
	const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
	await far.getByRole('button', { name: /^Night in / }).click();
	// Not the toast of the edit before, which is about to go.
	await expect(toast(page, /^Night in .*, added/)).toBeVisible();
	// A toast with the focus stays.
	await undo.focus();
	await expect(stops(page)).toHaveCount(3);
	await undo.press('Enter');
	await expect(stops(page)).toHaveCount(2);
	await far.getByRole('button', { name: 'Fly BOS to LAX' }).click();
	await expect(toast(page, 'Flight BOS to LAX, added')).toBeVisible();
	await undo.focus();
	await expect(stops(page)).toHaveCount(4);
	await expect(page.getByText('Flight', { exact: true }).first()).toBeVisible();
	await undo.press('Enter');
	await expectStops(page, ['Harvard University', 'University of California, Los Angeles']);
});

/**
 * Opens a trip of three stops on its first day alone, with the form of a stop's times, and the trip in another tab
 * to edit its stops.
 */
async function openTourOf(page: Page, context: BrowserContext, name: string) {
	await openTripOf(page, fourCodes.slice(0, 3));
	await page.getByRole('button', { name: 'Set the dates' }).click();
	await page.getByLabel('First day').fill('2027-04-19');
	await page.getByLabel('First day').press('Enter');
	await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
	await expectStops(page, fourNames.slice(0, 2));
	await untilSaved(page);
	const other = await context.newPage();
	await openPlanner(other);
	await other.getByRole('button', { name: 'Edit stops' }).click();
	await page.getByRole('button', { name, exact: true }).click();
	await page.getByRole('button', { name: `Times at ${name}` }).click();
	return { tour: page.getByRole('group', { name: 'Tour' }), other };
}
