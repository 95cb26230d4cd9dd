import { CsvError, parse } from 'csv-parse/sync';

/** A file of the Department of Education, as it was published: rows by column name, with their line numbers. */
export interface DepartmentFile {
	name: string;
	kind: FileKind;
	rows: DepartmentRow[];
}

/** One institution's row; `cells` is null when the row has more or fewer columns than the header. */
export interface DepartmentRow {
	line: number;
	unitid: string;
	cells: Map<string, string> | null;
}

/** A file that cannot be imported; its message says which and why. */
export class ImportError extends Error {}

/** The columns without which a file is not what it is taken for. */
const requiredColumns = {
	hd: [
		...['UNITID', 'INSTNM', 'IALIAS', 'CITY', 'STABBR', 'LATITUDE', 'LONGITUD'],
		...['CONTROL', 'LOCALE', 'ICLEVEL', 'CYACTIVE', 'WEBADDR', 'ADMINURL'],
	],
	adm: [
		'UNITID',
		'SATVR25',
		'SATVR75',
		'SATMT25',
		'SATMT75',
		'ACTCM25',
		'ACTCM75',
		'ACTEN25',
		'ACTEN75',
		'ACTMT25',
		'ACTMT75',
	],
	cost: ['UNITID', 'TUITION2', 'TUITION3'],
};
export type FileKind = keyof typeof requiredColumns;

/**
 * Reads a file of one of the kinds (latin-1, quoted fields, any further columns).
 * @throws ImportError when it is of none of them, or cut off.
 */
export function readDepartmentFile(name: string, bytes: Buffer, kinds: FileKind[]): DepartmentFile {
	const [header, ...records] = parseRecords(name, bytes);
	const columns = (header ?? []).map((column) => column.trim().toUpperCase());
	const kind = kinds.find((candidate) => missingColumns(candidate, columns).length === 0);
	if (!kind) {
		const lacks = kinds.map(
			(candidate) => `${candidate.toUpperCase()} (lacks ${missingColumns(candidate, columns).join(', ')})`,
		);
		throw new ImportError(`${name} is not the Department's file ${lacks.join(' or ')}.`);
	}
	if (records.length === 0) throw new ImportError(`${name} has a header and no rows.`);
	if ((records.at(-1) ?? []).length < columns.length) {
		throw new ImportError(
			`${name} is cut off: its last row has fewer columns than its header. Download it again.`,
		);
	}
	const idColumn = columns.indexOf('UNITID');
	const rows = records.map((record, index) => ({
		line: index + 2,
		unitid: record[idColumn]?.trim() ?? '',
		cells: record.length === columns.length ? cellsOf(columns, record) : null,
	}));
	return { name, kind, rows };
}

function missingColumns(kind: FileKind, columns: string[]): string[] {
	return requiredColumns[kind].filter((column) => !columns.includes(column));
}

function parseRecords(name: string, bytes: Buffer): string[][] {
	try {
		return parse(decode(bytes), { relax_column_count: true, skip_empty_lines: true });
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const isCut = error.code === 'CSV_QUOTE_NOT_CLOSED';
		throw new ImportError(
			isCut
				? `${name} is cut off: a quoted field never ends. Download it again.`
				: `${name} is not a CSV file: ${error.message}`,
		);
	}
}

/** The Department writes latin-1; a file that carries the mark of UTF-8 has been saved again by a spreadsheet. */
function decode(bytes: Buffer): string {
	const isUtf8 = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
	return isUtf8 ? bytes.toString('utf8', 3) : bytes.toString('latin1');
}

function cellsOf(columns: string[], record: string[]): Map<string, string> {
	return new Map(columns.map((column, index) => [column, record[index]?.trim() ?? '']));
}
