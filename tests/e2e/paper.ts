import type { Page } from '@playwright/test';
import { countSheets } from '../programs/count-sheets.ts';

/** The number of US Letter sheets that the page prints on. */
export async function sheetsOnPaper(page: Page): Promise<number> {
	return countSheets(await page.pdf({ format: 'Letter' }));
}

/**
 * Shows the page as on paper, telling it the way a browser does before it prints. The medium alone is told with the
 * next frame, and a busy browser may draw none for a while.
 */
export async function showAsPaper(page: Page, options: Parameters<Page['emulateMedia']>[0] = {}) {
	await page.emulateMedia({ ...options, media: 'print' });
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** The end of `showAsPaper`. */
export async function showOnScreen(page: Page) {
	await page.emulateMedia({ media: 'screen' });
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}
