import type { Page } from '@playwright/test';
import { countSheets } from '../programs/count-sheets.ts';

/** How many sheets of US Letter the page prints on. */
export async function sheetsOnPaper(page: Page): Promise<number> {
	return countSheets(await page.pdf({ format: 'Letter' }));
}
