import Papa from 'papaparse';

/** Excel recognizes UTF-8 only by this mark. */
const MARK = '\uFEFF';

/**
 * Rows as a table for a spreadsheet (RFC 4180), with the first row's keys as columns.
 * Security: text that begins like a formula gets an apostrophe, because anyone can choose their own name. So does text
 * that already begins with such an apostrophe, which reading the table back would remove.
 */
export function spreadsheet(rows: object[]): string {
	return `${MARK}${Papa.unparse(rows, { escapeFormulae: /^'*[=+\-@\t\r]/ })}\r\n`;
}
