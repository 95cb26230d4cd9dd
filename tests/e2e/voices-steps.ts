import { expect, type Locator, type Page } from '@playwright/test';
import { rowsOnDisk } from './disk.ts';
import { scriptsSaying, untilQuiet } from './steps.ts';

/** This browser's record of free views, under the specification's key. */
interface Viewed {
	collegeViews: number[];
	articleViews: number;
	emailOptIn: boolean;
}

/** The browser's record of views on disk; null if there is none yet. */
export async function viewed(page: Page): Promise<Viewed | null> {
	const [row] = await rowsOnDisk<Viewed>(page, 'record', 'ctt');
	if (!row) return null;
	const { collegeViews, articleViews, emailOptIn } = row;
	return { collegeViews, articleViews, emailOptIn };
}

/** Puts the browser's record of views on disk, as pages find it from the next one on; needs a page that has its database. */
export function putViewed(page: Page, record: Viewed): Promise<void> {
	return page.evaluate(
		(row) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('ctt');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const writing = opening.result.transaction('record', 'readwrite');
					writing.objectStore('record').put(row);
					writing.onabort = () => reject(writing.error);
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		{ key: 'ctt', ...record },
	);
}

/** Follows a link or button to an article, and returns the new window once the article is in it. */
export async function openInNewWindow(page: Page, opener: Locator): Promise<Page> {
	const [opened] = await Promise.all([page.context().waitForEvent('page'), opener.click()]);
	await expect(opened.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
	return opened;
}

/** The link to an article in a list of titles. */
export const titled = (page: Page, title: string): Locator =>
	page.getByRole('main').getByRole('link', { name: title });

/** Waits for the rule for opening articles: a click before it has loaded opens its window by script, later. */
async function untilRuleIsHere(page: Page): Promise<void> {
	const script = scriptsSaying('articleViews').source;
	await page.waitForFunction(
		(address) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(address).test(name)),
		script,
	);
	// Its parts come with other scripts.
	await untilQuiet(page);
}

/** Opens the first three articles in a list, waits until each is counted, and closes their windows. */
export async function openThreeArticles(page: Page, titles: readonly string[]): Promise<void> {
	await untilRuleIsHere(page);
	for (const [at, title] of titles.slice(0, 3).entries()) {
		await (await openInNewWindow(page, titled(page, title))).close();
		await expect.poll(async () => (await viewed(page))?.articleViews).toBe(at + 1);
	}
}

export const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Keep reading?' });

/** Fills in the email popup and sends it. */
export async function leaveEmail(page: Page, action: 'Open the article' | 'Read the guide'): Promise<void> {
	await popup(page).getByLabel('First name').fill('Rosa');
	await popup(page).getByLabel('Email').fill('rosa@example.com');
	await popup(page).getByRole('button', { name: action }).click();
}
