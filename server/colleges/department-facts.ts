import { type CollegeField, collegeUpdateSchema, faultOf } from '#domain/colleges/edit-college.ts';
import { settingOfLocale } from '#domain/colleges/labels.ts';
import type { DepartmentRow } from './department-file.ts';

type Cells = Map<string, string>;

/** The columns of `colleges` that come from the Department's files. */
export interface DepartmentFacts {
	city: string;
	state_abbreviation: string;
	lat: number;
	long: number;
	[column: string]: string | number | null;
}

/** An institution of the HD file that we list, or why we do not. */
export type HdReading = { facts: DepartmentFacts; name: string; name_alias: string } | { reason: string };

/** Reads a row of the HD file (institutional characteristics). */
export function readHdRow({ unitid, cells }: DepartmentRow, knownStates: Set<string>): HdReading {
	if (!cells) return { reason: 'wrong number of columns' };
	if (!/^[1-9]\d{4,6}$/.test(unitid)) return { reason: 'bad id' };
	const cell = (column: string) => cells.get(column) ?? '';
	if (cell('CYACTIVE') !== '1') return { reason: 'closed' };
	if (cell('ICLEVEL') !== '1' || !/^[12]$/.test(cell('CONTROL'))) {
		return { reason: 'not a four-year public or private non-profit institution' };
	}
	const [lat, long] = [number(cells, 'LATITUDE'), number(cells, 'LONGITUD')];
	if (lat === null || long === null || !isAmerican(lat, long)) return { reason: 'bad coordinates' };
	if (!knownStates.has(cell('STABBR'))) return { reason: 'unknown state' };
	if (cell('INSTNM') === '' || cell('CITY') === '') return { reason: 'no name or city' };
	const locale = reported(cells, 'LOCALE', 'locale');
	return {
		name: cell('INSTNM'),
		name_alias: aliases(cell('IALIAS')),
		facts: {
			city: cell('CITY'),
			state_abbreviation: cell('STABBR'),
			lat,
			long,
			control: Number(cell('CONTROL')),
			locale,
			setting: settingOfLocale(locale),
			main_url: address(cell('WEBADDR')),
			admission_url: address(cell('ADMINURL')),
			...(cells.has('UNDERGRADUATES') && {
				enrolled_total: reported(cells, 'UNDERGRADUATES', 'enrolled_total'),
			}),
		},
	};
}

/** Reads the quartiles in an ADM file row (admissions); blank and `.` mean "not reported". */
export function readAdmRow({ cells }: DepartmentRow): Record<string, number | null> {
	if (!cells) return {};
	const columns = [
		['act_composite', 'ACTCM'],
		['act_math', 'ACTMT'],
		['act_english', 'ACTEN'],
		['sat_math', 'SATMT'],
		['sat_reading', 'SATVR'],
	] as const;
	const quartiles = ['25', '75'] as const;
	return Object.fromEntries(
		columns.flatMap(([ours, theirs]) =>
			quartiles.map((quartile) => {
				const field = `${ours}_${quartile}` as const;
				return [field, reported(cells, theirs + quartile, field)];
			}),
		),
	);
}

/** LSU charges non-residents a fee on top of a single tuition; that tuition alone would mislead, so we store none. */
const withFeeForNonResidents = new Set(['159391']);

/** Reads the tuition in a cost file row, in whole dollars: one published tuition is the price for everybody. */
export function readCostRow({ unitid, cells }: DepartmentRow): Record<string, number | null> {
	if (!cells) return {};
	const inState = reported(cells, 'TUITION2', 'tuition_in_state');
	const outState = reported(cells, 'TUITION3', 'tuition_out_state');
	if (inState !== null) return { tuition_in_state: inState, tuition_out_state: outState };
	return {
		tuition_in_state: outState,
		tuition_out_state: withFeeForNonResidents.has(unitid) ? null : outState,
	};
}

function number(cells: Cells, column: string): number | null {
	const text = cells.get(column) ?? '';
	return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * A whole number; the Department's negative codes (-1, -2, -3) all mean "not reported", and so does a number that no
 * editor may enter, such as a score of 7800.
 */
function reported(cells: Cells, column: string, field: CollegeField): number | null {
	const value = number(cells, column);
	return value !== null && value > 0 && faultOf(field, value) === undefined ? value : null;
}

/** Covers American Samoa to Puerto Rico and Alaska, including Guam and the Pacific islands west of the date line. */
function isAmerican(lat: number, long: number): boolean {
	return lat >= -15 && lat <= 72 && ((long >= -180 && long <= -60) || (long >= 130 && long <= 180));
}

function aliases(text: string): string {
	return text
		.split(/\||\s{2,}/)
		.map((alias) => alias.trim())
		.filter((alias) => alias !== '')
		.join('|');
}

/** Stored like an editor's entry; null when it is blank or not a web address. */
const address = (text: string): string | null =>
	collegeUpdateSchema.shape.admission_url.safeParse(text).data ?? null;
