import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';

/** A file of the Department of Education as published: rows by column name, with line numbers. */
export interface DepartmentFile {
	name: string;
	kind: DepartmentFileKind;
	rows: DepartmentRow[];
}

/** One institution's row; `cells` is null when the row has more or fewer columns than the header. */
export interface DepartmentRow {
	line: number;
	unitid: string;
	cells: Map<string, string> | null;
}

/** A file we cannot import; its message names the file and the reason. */
export class ImportError extends Error {}

/** A list of four-year colleges that combines all three files, with its own column names. */
const listColumns = {
	UNITID: 'UNITID',
	NAME: 'INSTNM',
	ALIASES: 'IALIAS',
	CITY: 'CITY',
	STATE: 'STABBR',
	LOCALE: 'LOCALE',
	LATITUDE: 'LATITUDE',
	LONGITUDE: 'LONGITUD',
	CONTROL: 'CONTROL',
	UNDERGRADUATES: 'UNDERGRADUATES',
	WEBSITE: 'WEBADDR',
	ADMISSIONS_URL: 'ADMINURL',
	TUITION_IN_STATE_2022: 'TUITION2',
	TUITION_OUT_STATE_2022: 'TUITION3',
	SAT_READING_25: 'SATVR25',
	SAT_READING_75: 'SATVR75',
	SAT_MATH_25: 'SATMT25',
	SAT_MATH_75: 'SATMT75',
	ACT_COMPOSITE_25: 'ACTCM25',
	ACT_COMPOSITE_75: 'ACTCM75',
	ACT_ENGLISH_25: 'ACTEN25',
	ACT_ENGLISH_75: 'ACTEN75',
	ACT_MATH_25: 'ACTMT25',
	ACT_MATH_75: 'ACTMT75',
};

/** Required columns: a file without them is something else. */
const requiredColumns = {
	hd: [
		'UNITID',
		'INSTNM',
		'IALIAS',
		'CITY',
		'STABBR',
		'LATITUDE',
		'LONGITUD',
		'CONTROL',
		'LOCALE',
		'ICLEVEL',
		'CYACTIVE',
		'WEBADDR',
		'ADMINURL',
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
	list: Object.keys(listColumns),
};
export type DepartmentFileKind = keyof typeof requiredColumns;

/**
 * Reads a file of one of these kinds (latin-1, quoted fields, extra columns allowed).
 * @throws ImportError when it is none of these, or cut off.
 */
export function readDepartmentFile(name: string, bytes: Buffer, kinds: DepartmentFileKind[]): DepartmentFile {
	const [header, ...records] = parseRecords(name, bytes);
	const columns = (header ?? []).map((column) => column.trim().toUpperCase());
	const kind = kinds.find((candidate) => missingColumns(candidate, columns).length === 0);
	if (!kind) throw new ImportError(noKindWords(name, kinds, columns));
	if (records.length === 0) throw new ImportError(`${name} has a header and no rows.`);
	if ((records.at(-1) ?? []).length < columns.length) {
		throw new ImportError(
			`${name} is cut off: its last row has fewer columns than its header. Download it again.`,
		);
	}
	const idColumn = columns.indexOf('UNITID');
	const names =
		kind === 'list'
			? columns.map((column) => listColumns[column as keyof typeof listColumns] ?? column)
			: columns;
	// That list has only four-year colleges.
	const implied: [string, string][] =
		kind === 'list'
			? [
					['ICLEVEL', '1'],
					['CYACTIVE', '1'],
				]
			: [];
	const rows = records.map((record, index) => ({
		line: index + 2,
		unitid: record[idColumn]?.trim() ?? '',
		cells: record.length === columns.length ? new Map([...implied, ...cellsOf(names, record)]) : null,
	}));
	return { name, kind, rows };
}

/** Names the columns missing from a file that nearly fits a kind; adds nothing for an unrelated file. */
function noKindWords(name: string, kinds: DepartmentFileKind[], columns: string[]): string {
	const near = kinds.filter(
		(kind) => kinds.length <= 2 || missingColumns(kind, columns).length < requiredColumns[kind].length / 2,
	);
	if (near.length === 0)
		return `${name} is not an IPEDS file: choose HD, ADM or cost as the Department publishes them, or a list of colleges.`;
	const lacks = near.map(
		(kind) => `${kind.toUpperCase()} (lacks ${missingColumns(kind, columns).join(', ')})`,
	);
	return `${name} is not the Department's file ${lacks.join(' or ')}.`;
}

function missingColumns(kind: DepartmentFileKind, columns: string[]): string[] {
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

/**
 * The Department writes latin-1; UTF-8 means that a spreadsheet has resaved the file, with or without a byte order
 * mark.
 */
const decode = (bytes: Buffer): string =>
	isUtf8(bytes) ? bytes.toString('utf8').replace(/^\ufeff/, '') : bytes.toString('latin1');

function cellsOf(columns: string[], record: string[]): Map<string, string> {
	return new Map(columns.map((column, index) => [column, record[index]?.trim() ?? '']));
}
