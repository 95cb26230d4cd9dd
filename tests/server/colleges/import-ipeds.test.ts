import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readDepartmentFile } from '#server/colleges/department-file.ts';
import { importDepartmentFiles } from '#server/colleges/import-ipeds.ts';
import { colleges } from '#server/colleges/table.ts';
import { aCsvFile, anHdFile } from '../a-department-file.ts';
import { aDatabase } from '../a-server.ts';

const admHeader = [
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
];

function anImport() {
	const db = aDatabase();
	const run = (hd: Buffer, adm?: Buffer, cost?: Buffer) =>
		importDepartmentFiles(db, {
			hd: readDepartmentFile('hd.csv', hd, ['hd']),
			adm: adm && readDepartmentFile('adm.csv', adm, ['adm']),
			cost: cost && readDepartmentFile('cost.csv', cost, ['cost']),
		});
	const college = (id: number) => db.select().from(colleges).where(eq(colleges.ipeds_id, id)).get();
	return { db, run, college };
}

test('a new college comes in whole, invisible and without a guide', () => {
	const { run, college } = anImport();
	const report = run(
		anHdFile([
			{
				UNITID: '243221',
				INSTNM: 'Universidad de Mayagüez',
				IALIAS: 'RUM | Colegio  CAAM',
				STABBR: 'MA',
				LOCALE: '-3',
				ADMINURL: ' ',
			},
		]),
		aCsvFile([admHeader, ['243221', '500', '600', '.', '', '20', '25', '21', '26', '22', '27']]),
		aCsvFile([
			['UNITID', 'XTUIT2', 'TUITION2', 'TUITION3'],
			['243221', 'R', '5090', '.'],
		]),
	);
	expect(report).toEqual({ added: 1, updated: 0, unchanged: 0, skipped: [] });
	expect(college(243221)).toMatchObject({
		name: 'Universidad de Mayagüez',
		name_alias: 'RUM|Colegio|CAAM',
		visible: false,
		enabled: false,
		control: 2,
		locale: null,
		setting: null,
		main_url: 'https://www.bc.edu/',
		admission_url: null,
		sat_reading_25: 500,
		sat_math_25: null,
		act_math_75: 27,
		tuition_in_state: 5090,
		tuition_out_state: null,
		enrolled_total: null,
	});
});

test('an impossible number, such as a score beyond its test, counts as not reported', () => {
	const { run, college } = anImport();
	run(
		anHdFile([{}]),
		aCsvFile([admHeader, ['164924', '199', '800', '200', '7800', '1', '37', '21', '36', '', '']]),
		aCsvFile([
			['UNITID', 'TUITION2', 'TUITION3'],
			['164924', '70000', '99999999999999999999'],
		]),
	);
	expect(college(164924)).toMatchObject({
		sat_reading_25: null,
		sat_reading_75: 800,
		sat_math_25: 200,
		sat_math_75: null,
		act_composite_25: 1,
		act_composite_75: null,
		act_english_75: 36,
		act_math_25: null,
		tuition_in_state: 70_000,
		tuition_out_state: null,
	});
});

test('a college we have gets new facts, and keeps its name, its texts, its flags and what an editor changed', () => {
	const { db, run, college } = anImport();
	db.update(colleges)
		.set({ city: 'Newton', edited_fields: ['city'] })
		.where(eq(colleges.ipeds_id, 164924))
		.run();
	const cost = aCsvFile([
		['UNITID', 'TUITION2', 'TUITION3'],
		['164924', '70000', '70000'],
	]);
	expect(run(anHdFile([{}]), undefined, cost)).toMatchObject({ added: 0, updated: 1 });
	expect(college(164924)).toMatchObject({
		name: 'Boston College',
		stay_html: '<p>Stay</p>',
		city: 'Newton',
		visible: true,
		enabled: true,
		lat: 42.336213,
		setting: 'Urban',
		tuition_in_state: 70_000,
	});
	expect(run(anHdFile([{}]), undefined, cost)).toMatchObject({ updated: 0, unchanged: 1 });
});

test('a college that moves to another state leaves the subregion of the old one', () => {
	const { db, run, college } = anImport();
	run(anHdFile([{ STABBR: 'DC' }]));
	const moved = college(164924);
	expect(moved).toMatchObject({ state_abbreviation: 'DC', subregion_id: null, subregion_name: null });
	// So that the next release does not bring it back.
	expect(moved?.imported_fields).toContain('subregion_id');
	const kept = { state_abbreviation: 'MA', subregion_id: 91, subregion_name: 'Greater Boston' };
	db.update(colleges)
		.set({ ...kept, edited_fields: ['state_abbreviation'] })
		.run();
	run(anHdFile([{ STABBR: 'DC' }]));
	expect(college(164924)).toMatchObject(kept);
});

test('a setting that an editor chose stays when the locale changes', () => {
	const { db, run, college } = anImport();
	db.update(colleges)
		.set({ setting: 'Town', edited_fields: ['setting'] })
		.run();
	run(anHdFile([{ LOCALE: '41' }]));
	expect(college(164924)).toMatchObject({ locale: 41, setting: 'Town' });
});

test('every row left out is reported with its reason', () => {
	const { run } = anImport();
	const file = anHdFile([
		{},
		{ UNITID: '200001', CYACTIVE: '2' },
		{ UNITID: '200002', ICLEVEL: '2' },
		{ UNITID: '200003', CONTROL: '3' },
		{ UNITID: 'x' },
		{ UNITID: '200004', LATITUDE: '.' },
		{ UNITID: '200005', LONGITUD: '71.1' },
		{ UNITID: '200006', STABBR: 'ZZ' },
		{},
	]);
	const short = Buffer.concat([
		file,
		Buffer.from('200007,"Short"\r\n'),
		anHdFile([{ UNITID: '200008' }]).subarray(anHdFile([]).length),
	]);
	const { added, skipped } = run(short);
	expect(added).toBe(1);
	expect(skipped.map(({ line, id, reason }) => `${line} ${id}: ${reason}`)).toEqual([
		'3 200001: closed',
		'4 200002: not a four-year public or private non-profit institution',
		'5 200003: not a four-year public or private non-profit institution',
		'6 x: bad id',
		'7 200004: bad coordinates',
		'8 200005: bad coordinates',
		'9 200006: unknown state',
		'10 164924: repeated id',
		'11 200007: wrong number of columns',
	]);
});

test('a UTF-8 byte order mark, odd case and spaces in the header do no harm', () => {
	const header = anHdFile([]).toString('latin1').toLowerCase().replaceAll(',', ' , ');
	const row = anHdFile([{ UNITID: '200001', INSTNM: 'Añasco College' }])
		.toString('latin1')
		.split('\r\n')[1];
	const { run, college } = anImport();
	expect(run(Buffer.from(`\ufeff${header}${row}\r\n`, 'utf8')).added).toBe(1);
	expect(college(200001)?.name).toBe('Añasco College');
});

const whole = anHdFile([{}, { UNITID: '200001' }]);
test.each([
	['an empty file', Buffer.alloc(0), /^hd.csv is not the Department's file HD \(lacks UNITID, /],
	['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 34, 10, 7]), /^hd.csv is (not|cut off)/],
	['another file', aCsvFile([admHeader, ['1']]), /^hd.csv is not the Department's file HD \(lacks INSTNM, /],
	['a header alone', anHdFile([]), /^hd.csv has a header and no rows/],
	[
		'a file cut in a row',
		whole.subarray(0, whole.length - 25),
		/^hd.csv is cut off: its last row has fewer columns/,
	],
	[
		'a file cut in a text',
		whole.subarray(0, whole.lastIndexOf('Commonwealth')),
		/^hd.csv is cut off: a quoted field never ends/,
	],
	[
		'a file of closed colleges',
		anHdFile([{ CYACTIVE: '3' }]),
		/^hd.csv has no institution that could be imported/,
	],
])('%s changes nothing', (_what, bytes, message) => {
	const { db, run } = anImport();
	const before = db.select().from(colleges).all();
	expect(() => run(bytes)).toThrow(message);
	expect(db.select().from(colleges).all()).toEqual(before);
});
