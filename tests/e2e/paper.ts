import type { Page } from '@playwright/test';

/** How many sheets of US Letter the page prints on. */
export async function sheetsOnPaper(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: 'Letter' });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
