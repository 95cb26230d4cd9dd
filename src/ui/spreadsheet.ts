import Papa from 'papaparse';

/** Excel takes UTF-8 for what it is by this mark alone. */
const MARK = '\uFEFF';

/**
 * Rows as a table for a spreadsheet (RFC 4180), under the names of the first row's columns.
 * Security: a text that begins like a formula gets an apostrophe, for anyone can choose what they are called; so does one with such an
 * apostrophe of its own, which the way back would take away.
 */
export function spreadsheet(rows: object[]): string {
	return `${MARK}${Papa.unparse(rows, { escapeFormulae: /^'*[=+\-@\t\r]/ })}\r\n`;
}
