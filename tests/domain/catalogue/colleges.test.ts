import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import colleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import { settingOfLocale } from '#domain/colleges/labels.ts';

const states =
	'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const notOpenYet = ['AK', 'ID', 'MT', 'ND', 'NV', 'SD', 'WY'];
const subregions = new Map([
	[62, 'CA Southern CA'],
	[67, 'NY Upstate NY'],
	[75, 'NY New York City'],
	[79, 'PA Central PA'],
	[83, 'PA Greater Philadelphia'],
	[88, 'PA Western PA'],
	[91, 'MA Greater Boston'],
	[102, 'MA Western MA'],
	[110, 'MA Central MA'],
	[113, 'CA Northern CA'],
]);

/** Scores have one name here and in the reference: act_math_25, sat_reading_75 … */
const scores = ['act_composite', 'act_math', 'act_english', 'sat_math', 'sat_reading'] as const;

const reference = new URL('../../../../shared/data/ipeds-2024-four-year.csv', import.meta.url);
const referenceIsHere = existsSync(reference);

/** LSU charges non-residents a fee on top of a single tuition; that tuition alone would mislead, so none is given. */
const withFeeForNonResidents = new Set([159391]);

test('the bundled list has 200 to 240 colleges, each once, in the order of their ids', () => {
	const ids = colleges.map((college) => college.ipeds_id);
	expect(ids.length >= 200 && ids.length <= 240, `${ids.length} colleges`).toBe(true);
	expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test.each([...states.split(' '), 'DC', 'PR'])('%s has a college', (state) => {
	expect(colleges.some((college) => college.state_abbreviation === state)).toBe(true);
});

test.each([...subregions])('subregion %i, %s, has at least four colleges', (id) => {
	const members = colleges.filter((college) => college.subregion_id === id);
	expect(members.length).toBeGreaterThanOrEqual(4);
});

test('a college is in a subregion of its own state, or in none', () => {
	for (const { name, state_abbreviation, subregion_id, subregion_name } of colleges) {
		const named = subregion_id === null ? `${state_abbreviation} null` : subregions.get(subregion_id);
		expect(`${state_abbreviation} ${subregion_name}`, name).toBe(named);
	}
});

test('every college is visible, and open unless its state is not', () => {
	for (const { name, visible, enabled, state_abbreviation } of colleges) {
		expect([visible, enabled], name).toEqual([true, !notOpenYet.includes(state_abbreviation)]);
	}
});

test('setting agrees with locale', () => {
	for (const { name, setting, locale } of colleges) expect(setting, name).toBe(settingOfLocale(locale));
});

test('no 25th percentile is above the 75th, and an absent figure is null, never 0', () => {
	for (const college of colleges) {
		for (const score of scores) {
			const [low, high] = [college[`${score}_25`], college[`${score}_75`]];
			if (low !== null && high !== null) expect(low, `${college.name} ${score}`).toBeLessThanOrEqual(high);
		}
		expect(Object.values(college), college.name).not.toContain(0);
	}
});

test('every college lies in the United States', () => {
	for (const { name, lat, long } of colleges) {
		expect(lat > 17.8 && lat < 71.5 && long > -168 && long < -65, name).toBe(true);
	}
});

test('addresses are https, of a host with a name of its own', () => {
	for (const { name, main_url, admission_url } of colleges) {
		for (const address of [main_url, admission_url ?? main_url]) {
			expect(address, name).toMatch(/^https:\/\/[a-z0-9-]+\.([a-z0-9-]+\.)+[a-z]+\//);
		}
	}
});

test('other names are never empty, repeated, or the name itself', () => {
	for (const { name, name_alias } of colleges.filter((college) => college.name_alias !== '')) {
		const names = [name, ...name_alias.split('|')];
		expect(names, name).toEqual([...new Set(names.map((each) => each.trim()))].filter(Boolean));
	}
});

// The reference is a public-domain file that we do not commit; where it exists, every fact is checked against it.
if (referenceIsHere)
	test('every fact equals the reference (IPEDS 2024)', () => {
		const rowsById = new Map(readReference().map((row) => [Number(row.unitid), row]));
		for (const college of colleges) {
			const row = rowsById.get(college.ipeds_id) ?? {};
			expect(college, college.name).toMatchObject(factsOf(row));
			expect([college.name, ...college.name_alias.split('|')], college.name).toContain(row.name);
		}
	});

test('every college has its main facts', () => {
	for (const { name, city, enrolled_total, control, locale, main_url } of colleges) {
		expect([name, city, enrolled_total, control, locale, main_url], name).not.toContain(null);
	}
});

type Row = Record<string, string>;

/** The facts a college must show, by the reference's row: one published tuition is the price for everybody. */
function factsOf(row: Row) {
	const number = (column: string) => (row[column] ? Number(row[column]) : null);
	const tuition = number('tuition_out_state_2022');
	const columnsOfScores = scores.flatMap((score) => [`${score}_25`, `${score}_75`]);
	return {
		city: row.city,
		state_abbreviation: row.state,
		lat: number('latitude'),
		long: number('longitude'),
		control: number('control'),
		locale: number('locale'),
		enrolled_total: number('undergraduates'),
		main_url: fullAddress(row.website),
		admission_url: fullAddress(row.admissions_url),
		tuition_in_state: number('tuition_in_state_2022') ?? tuition,
		tuition_out_state: withFeeForNonResidents.has(Number(row.unitid)) ? null : tuition,
		...Object.fromEntries(columnsOfScores.map((column) => [column, number(column)])),
	};
}

function fullAddress(address = ''): string | null {
	if (address === '') return null;
	const url = new URL(`https://${address.replace(/^https?:\/\//, '')}`);
	if (url.hostname.split('.').length === 2) url.hostname = `www.${url.hostname}`;
	return url.href;
}

function readReference(): Row[] {
	const [header = [], ...lines] = readFileSync(reference, 'utf8').trim().split(/\r?\n/).map(cells);
	return lines.map((line) => Object.fromEntries(header.map((column, i) => [column, line[i] ?? ''])));
}

/** The cells of a line of CSV; a quoted cell may hold commas and doubled quotes. */
function cells(line: string): string[] {
	return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
		([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
	);
}
