import Papa from 'papaparse';

/** Excel recognizes UTF-8 only by this mark. */
const MARK = '\uFEFF';

/**
 * Writes rows as a table for a spreadsheet (RFC 4180), with the first row's keys as columns. Security: text that begins
 * like a formula gets an apostrophe, because anyone can choose their own name. So does text that already begins with
 * such an apostrophe, which reading the table back would remove.
 */
export function spreadsheet(rows: object[]): string {
	return `${MARK}${Papa.unparse(rows, { escapeFormulae: /^'*[=+\-@\t\r]/ })}\r\n`;
}

/** Returns the cells of a table's line, and what separates them. */
export function readCells(line: string): { cells: string[]; delimiter: string } {
	const { data, meta } = Papa.parse<string[]>(line);
	return { cells: data[0] ?? [], delimiter: meta.delimiter };
}

/** Returns the rows of a table that begins with its header, by column name; leaves out blank ones. */
export function readRows(table: string, delimiter: string): Record<string, string>[] {
	const how = { header: true, skipEmptyLines: 'greedy', delimiter } as const;
	return Papa.parse<Record<string, string>>(table, how).data;
}
