import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { IpedsProgress } from '#domain/admin/ipeds-import.ts';
import { colleges } from '#server/colleges/table.ts';
import { aCsvFile, anHdFile } from '../a-department-file.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const listHeader =
	'unitid,name,aliases,city,state,zip,latitude,longitude,control,locale,inst_size,undergraduates,website,admissions_url,tuition_in_state_2022,tuition_out_state_2022,sat_reading_25,sat_reading_75,sat_math_25,sat_math_75,act_composite_25,act_composite_75,act_english_25,act_english_75,act_math_25,act_math_75';
const listRow = (id: number, changes: Record<string, string> = {}) => {
	const row: Record<string, string> = {
		unitid: String(id),
		name: `College ${id}`,
		city: 'Newton',
		state: 'MA',
		latitude: '42.3',
		longitude: '-71.2',
		control: '2',
		locale: '21',
		undergraduates: '1200',
		website: 'www.a.edu/',
		tuition_in_state_2022: '50000',
		sat_math_25: '600',
		...changes,
	};
	return listHeader.split(',').map((column) => row[column] ?? '');
};
const aList = (rows: string[][]) => Buffer.from([listHeader, ...rows.map((row) => row.join(','))].join('\n'));

/** The back office, and its import of files. */
async function aDesk() {
	const office = await aServerWithEditors();
	const post = async (path: string, files: Record<string, Buffer>, headers = office.admin.headers) => {
		const body = new FormData();
		for (const [name, bytes] of Object.entries(files))
			body.append('files', new File([new Uint8Array(bytes)], name));
		return office.app.request(`/api/admin/ipeds/${path}`, { method: 'POST', headers, body });
	};
	const preview = async (files: Record<string, Buffer>) => {
		const answer = await post('preview', files);
		return { status: answer.status, body: await answer.json() };
	};
	const write = async (files: Record<string, Buffer>): Promise<IpedsProgress[]> =>
		(await (await post('import', files)).text())
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
	const college = (id: number) => office.db.select().from(colleges).where(eq(colleges.ipeds_id, id)).get();
	return { ...office, post, preview, write, college };
}

test('a list is previewed first, field by field, with the lines left out and why; then it is written', async () => {
	const { preview, write, college, changes, revision } = await aDesk();
	const files = {
		'list.csv': aList([
			listRow(200_001, { name: 'Université Sainte-Anne' }),
			listRow(164_924, { undergraduates: '9999' }),
			listRow(200_002, { state: 'ZZ' }),
			listRow(200_001),
			['200003', 'Short'],
			listRow(200_004),
		]),
	};
	const before = revision();
	const { status, body } = await preview(files);
	expect(status).toBe(200);
	expect(body).toMatchObject({ added: 2, changed: 1, unchanged: 0 });
	expect(body.refused).toEqual([
		{ file: 'list.csv', line: 4, id: '200002', reason: 'unknown state' },
		{ file: 'list.csv', line: 5, id: '200001', reason: 'repeated id' },
		{ file: 'list.csv', line: 6, id: '200003', reason: 'wrong number of columns' },
	]);
	const [changed] = body.changes;
	expect(changed).toMatchObject({ ipeds_id: 164_924, name: 'Boston College' });
	expect(changed.fields).toContainEqual({ field: 'enrolled_total', before: null, after: 9999 });
	expect([changes(), revision(), college(200_001)]).toEqual([[], before, undefined]);

	expect((await write(files)).at(-1)).toEqual({ added: 2, changed: 1, unchanged: 0, done: 3, of: 3 });
	expect(college(200_001)).toMatchObject({
		name: 'Université Sainte-Anne',
		visible: false,
		enabled: false,
		setting: 'Suburban',
		enrolled_total: 1200,
		tuition_in_state: 50_000,
		tuition_out_state: null,
		sat_math_25: 600,
		main_url: 'https://www.a.edu/',
	});
	expect(college(164_924)).toMatchObject({ name: 'Boston College', enrolled_total: 9999, edited_fields: [] });
	expect(changes().map(({ what, key, before }) => [what, key, before === null])).toEqual([
		['college', '200001', true],
		['college', '164924', false],
		['college', '200004', true],
	]);
	// The same again changes nothing.
	expect((await write(files)).at(-1)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
	expect(changes()).toHaveLength(3);
});

test('a preview counts the facts that a blank would empty, and lists those colleges first', async () => {
	const { preview, write } = await aDesk();
	const ids = Array.from({ length: 51 }, (_, at) => 300_000 + at);
	await write({ 'list.csv': aList(ids.map((id) => listRow(id))) });
	const next = ids.map((id) =>
		listRow(id, id === 300_050 ? { undergraduates: '', sat_math_25: '' } : { undergraduates: '1300' }),
	);
	const { body } = await preview({ 'list.csv': aList(next) });
	expect(body).toMatchObject({ changed: 51, emptied: 2 });
	expect(body.changes.map(({ ipeds_id }: { ipeds_id: number }) => ipeds_id)).toEqual([
		300_050,
		...ids.slice(0, 49),
	]);
});

test('the Department’s own files come in any order, and what an editor wrote stays', async () => {
	const { answerTo, write, college } = await aDesk();
	await answerTo('/api/admin/college', { body: { ipeds_id: 164_924, update: { city: 'Newton' } } });
	const cost = aCsvFile([
		['UNITID', 'TUITION2', 'TUITION3'],
		['164924', '70000', '71000'],
	]);
	const [last] = (await write({ 'cost.csv': cost, 'hd.csv': anHdFile([{}]) })).slice(-1);
	expect(last).toMatchObject({ changed: 1, of: 1 });
	expect(college(164_924)).toMatchObject({ city: 'Newton', tuition_in_state: 70_000 });
});

test.each([
	['no file', {}, 'Choose one to three files. Nothing was changed.'],
	[
		'a picture',
		{ 'a.csv': Buffer.from([0x89, 0x50, 10, 7]) },
		'a.csv is not an IPEDS file: choose HD, ADM or cost',
	],
	[
		'two of one kind',
		{ 'a.csv': anHdFile([{}]), 'b.csv': anHdFile([{}]) },
		'Two of these files are of one kind.',
	],
	[
		'tuition alone',
		{
			'c.csv': aCsvFile([
				['UNITID', 'TUITION2', 'TUITION3'],
				['1', '2', '3'],
			]),
		},
		'The file of the institutions is missing',
	],
	[
		'a list of nothing',
		{ 'l.csv': aList([listRow(200_001, { state: 'ZZ' })]) },
		'no institution that could be',
	],
] as [string, Record<string, Buffer>, string][])(
	'%s is refused in words by both',
	async (_, files, words) => {
		const { post, changes } = await aDesk();
		for (const path of ['preview', 'import']) {
			const answer = await post(path, files);
			expect(answer.status).toBe(400);
			expect((await answer.json()).detail).toContain(words);
		}
		expect(changes()).toEqual([]);
	},
);

const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="hd.csv"\r\n\r\nUNITID';
test.each([
	['without a single part', 'multipart/form-data; boundary=x', 'UNITID'],
	['that breaks off', 'multipart/form-data; boundary=x', part],
	['that does not say what parts its files', 'multipart/form-data', `${part}\r\n--x--\r\n`],
])('a form %s is refused in words by both', async (_, type, body) => {
	const { app, admin, changes, log } = await aDesk();
	for (const path of ['preview', 'import']) {
		const answer = await app.request(`/api/admin/ipeds/${path}`, {
			method: 'POST',
			body,
			headers: { ...admin.headers, 'Content-Type': type },
		});
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			code: 'bad_body',
			detail: 'The body is not a form that can be read, or it was cut off.',
		});
	}
	expect([changes(), log]).toEqual([[], []]);
});

test('files that are too large are refused as such, whatever the form is', async () => {
	const { app, admin } = await aDesk();
	const headers = { ...admin.headers, 'Content-Type': 'multipart/form-data; boundary=x' };
	const body = new Uint8Array(20_000_001);
	const answer = await app.request('/api/admin/ipeds/preview', { method: 'POST', headers, body });
	expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large']);
});

test('an import that stops halfway says so and keeps what is in; the same files continue from there', async () => {
	const { db, write, changes, college, log } = await aDesk();
	const files = { 'list.csv': aList(Array.from({ length: 60 }, (_, at) => listRow(300_000 + at))) };
	db.$client.exec(
		"create trigger full before insert on colleges when new.ipeds_id = 300030 begin select raise(abort, 'full'); end",
	);
	const lines = await write(files);
	expect(lines.at(-1)).toMatchObject({
		done: 25,
		of: 60,
		fault: expect.stringContaining('What is in stays'),
	});
	expect([changes().length, college(300_026)]).toEqual([25, undefined]);
	expect(log.join()).toContain('import of IPEDS stopped: full');
	db.$client.exec('drop trigger full');
	expect((await write(files)).map(({ added, unchanged }) => [added, unchanged])).toEqual([
		[0, 25],
		[25, 25],
		[35, 25],
	]);
	expect(changes()).toHaveLength(60);
});

test('an editor who is not an admin may not import', async () => {
	const { post, editor } = await aDesk();
	expect((await post('preview', { 'hd.csv': anHdFile([{}]) }, editor.headers)).status).toBe(403);
});
