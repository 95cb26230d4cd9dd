import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** Six colleges: the search term and the name. */
export const sixColleges = [
	['yale', 'Yale University'],
	['brown', 'Brown University'],
	['tufts', 'Tufts University'],
	['boston college', 'Boston College'],
	['amherst college', 'Amherst College'],
	['dartmouth', 'Dartmouth College'],
] as const;

/** Status of a trip that the server has: the time, or the day if the run has passed midnight. */
export const SYNCED = /^Synced (\d+:\d\d\s[AP]M|[A-Z][a-z]{2} \d+)/;

/** Opens the planner with nothing on the device. */
export async function openPlanner(page: Page, query = ''): Promise<void> {
	await page.goto(`/trip-planner${query}`);
	await expect(page.getByRole('heading', { level: 2, name: /^Stops/ })).toBeAttached();
}

/**
 * Opens a shared trip on a clean device, where it becomes the draft; once that is on disk, nothing on the page moves
 * any more.
 */
export async function openTripOf(page: Page, codes: string[]): Promise<void> {
	await openPlanner(page, `?trip=${codes.join(',')}`);
	await expect(stops(page)).toHaveCount(codes.length);
	await untilSaved(page);
	// Drives arrive later and their highways make the list grow: no click may land during that.
	if (codes.length > 1)
		await expect(page.getByText('highway estimate').filter({ visible: true }).first()).toBeVisible();
}

/** The stops' headings, "Stop 1: Yale University". */
export function stops(page: Page): Locator {
	return page.getByRole('heading', { level: 3, name: /^Stop \d+:/ });
}

export async function expectStops(page: Page, names: readonly string[]): Promise<void> {
	await expect(stops(page)).toHaveText(names.map((name, at) => `Stop ${at + 1}: ${name}`));
}

/** Adds colleges in the panel, each by typing its name and pressing Enter. */
export async function addColleges(
	page: Page,
	colleges: readonly (readonly [string, string])[],
): Promise<void> {
	await page.getByRole('button', { name: 'Add stop' }).click();
	const field = page.getByLabel('College to add');
	for (const [typed, name] of colleges) {
		const before = await stops(page).count();
		await field.fill(typed);
		await field.press('Enter');
		await expect(stops(page)).toHaveCount(before + 1);
		await expect(stops(page).nth(before)).toContainText(name);
	}
	await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Chooses files in the open import dialog. */
export async function chooseFile(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
	const chooser = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: 'Choose a file' }).click();
	await (await chooser).setFiles(files);
}

/** Sets the tour of a stop, which this opens in the list. */
export async function setTour(
	page: Page,
	name: string,
	{ day, begins }: { day: string; begins: string },
): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	await page.getByRole('button', { name: `Times at ${name}` }).click();
	const tour = page.getByRole('group', { name: 'Tour' });
	await tour.getByLabel('Day').fill(day);
	await tour.getByLabel('Begins').fill(begins);
	await tour.getByLabel('Begins').press('Enter');
}

/** Renames the trip in the planner, and waits until that is on disk. */
export async function rename(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Rename trip' }).click();
	await page.getByLabel('Trip name').fill(name);
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await expect(page.getByRole('main').getByText(/^(Saved on this|Synced)/)).toBeVisible();
}

/** Waits until the last edit is on disk. */
export async function untilSaved(page: Page): Promise<void> {
	await expect(page.getByText(/^Saved on this (phone|computer)$/)).toBeVisible();
}

/** The toast or banner about the last action. */
export function toast(page: Page, words: string | RegExp): Locator {
	return page.getByRole('status').filter({ hasText: words });
}
