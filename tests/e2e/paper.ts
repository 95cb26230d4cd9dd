import type { Page } from '@playwright/test';
import { countSheets } from '../programs/count-sheets.ts';

/** The number of US Letter sheets that the page prints on. */
export async function sheetsOnPaper(page: Page): Promise<number> {
	return countSheets(await page.pdf({ format: 'Letter' }));
}
