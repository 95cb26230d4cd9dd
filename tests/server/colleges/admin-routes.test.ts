import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { record, revisionOf } from '#server/audit/record.ts';
import { colleges } from '#server/colleges/table.ts';
import { aCatalogue, aState } from '../a-catalogue.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const BC = 164924;
const california = aState({ fips: '06', name: 'California', state_abbreviation: 'CA', region: 'West' });

/** A server, with ways to ask it as one of two editors and as an admin. */
async function aServerWithEditors() {
	let at = Date.parse('2026-11-23T10:00:00Z');
	const catalogue = aCatalogue({ states: [aState(), california] });
	const server = aServer({ catalogue, now: () => new Date(at) });
	const members = {
		eve: await aMember(server.db, 'eve', { access: 1 }, new Date(at)),
		ed: await aMember(server.db, 'ed', { access: 1 }, new Date(at)),
	};
	type Name = keyof typeof members;
	const ask = async (name: Name, path: string, body?: unknown) => {
		const headers = { ...members[name].headers, 'Content-Type': 'application/json' };
		const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
		const answer = await server.app.request(`/api/admin/${path}`, { headers, ...sent });
		return { status: answer.status, body: await answer.json() };
	};
	const save = (update: object, revision?: number, name: Name = 'eve') =>
		ask(name, 'college', { ipeds_id: BC, update, revision });
	const takeBack = (change: number, seen?: number) =>
		ask('eve', 'college/restore', { ipeds_id: BC, change, seen });
	const read = async (name: Name = 'eve') => (await ask(name, `college?ipeds_id=${BC}`)).body;
	const wait = (ms: number) => {
		at += ms;
	};
	return { ...server, ask, save, takeBack, readAs: read, wait };
}

test('an editor changes fields, and the public reads them at once', async () => {
	const { save, read } = await aServerWithEditors();
	const { status, body } = await save({ city: 'Newton', size: '4', tuition_in_state: '62950' });
	expect([status, body.city, body.size, body.tuition_in_state]).toEqual([200, 'Newton', 4, 62950]);
	const guide = await read(`/api/query?target=college&on=ipeds_id&qid=${BC}`);
	expect([guide.city, guide.size]).toEqual(['Newton', 4]);
	const [first] = (await read('/api/public/colleges')).filter(
		(each: { ipeds_id: number }) => each.ipeds_id === BC,
	);
	expect([first.city, first.size]).toEqual(['Newton', 4]);
	const { colleges } = await read('/api/catalogue');
	expect(colleges.rows).toContainEqual(expect.objectContaining({ ipeds_id: BC, size: 4 }));
});

test.each([
	['size', '5', 'Valid sizes are 1 to 4'],
	['size', 0, 'Valid sizes are 1 to 4'],
	['size', 'big', 'Valid sizes are 1 to 4'],
	['tuition_in_state', '62,950', 'Digits only'],
	['tuition_out_state', '-1', 'Digits only'],
	['need_based_aid', 'half', 'Numbers only, like 45 or 45.5'],
	['merit_based_aid', 101, 'Up to 100'],
	['image', 'https://a.edu/picture.webp', 'Invalid Image URL'],
	['image', 'javascript:alert(1).png', 'Use the full URL of the picture'],
	['image', 'picture.jpg', 'Use the full URL of the picture'],
	['admission_url', 'javascript:alert(1)', 'This is not the address of a page.'],
	['name', '  ', 'Name cannot be blank.'],
	['sat_math_25', '900', 'SAT scores are 200 to 800'],
	['act_math_25', '37', 'ACT scores are 1 to 36'],
	['lat', '91', 'US latitudes are -15 to 72'],
	['locale', '14', 'A locale code is 11 to 43'],
	['state_abbreviation', 'MY', 'There is no state MY.'],
	['subregion_id', 999_999, "must be a subregion of the college's state"],
])('%s cannot be %s', async (field, value, words) => {
	const { save, readAs } = await aServerWithEditors();
	const before = await readAs();
	const { status, body } = await save({ [field]: value });
	expect([status, body.code]).toEqual([400, 'bad_body']);
	expect(body.detail).toContain(words);
	expect(await readAs()).toEqual(before);
});

test.each([
	['http://bc.edu/apply', 'https://www.bc.edu/apply'],
	['bc.edu', 'https://www.bc.edu'],
	['https://www.bc.edu/x', 'https://www.bc.edu/x'],
	['http://admissions.bc.edu:8080/x?y=http://z.edu', 'https://admissions.bc.edu:8080/x?y=http://z.edu'],
	['', null],
])('the admission address %s becomes %s', async (typed, stored) => {
	const { save } = await aServerWithEditors();
	expect((await save({ admission_url: typed })).body.admission_url).toBe(stored);
});

test('anything active in a text is gone once it is saved', async () => {
	const { save, db } = await aServerWithEditors();
	const html = '<p onclick="x()">Stay <script>alert(1)</script><a href="javascript:x()">here</a></p>';
	await save({ stay_html: html, content: { features: [{ title: 'Arch', html }] } });
	const row = db.$client.prepare(`select stay_html, content from colleges where ipeds_id = ${BC}`).get();
	expect(JSON.stringify(row)).not.toMatch(/script|onclick/);
	expect(row).toMatchObject({ stay_html: '<p>Stay <a>here</a></p>' });
});

test('an editor’s text no longer counts as a starter guide, and imports and releases leave it alone', async () => {
	const { save, db } = await aServerWithEditors();
	db.$client.exec(`update colleges set is_starter = 1 where ipeds_id = ${BC}`);
	const { body } = await save({ eat_html: '<p>Eat here</p>' });
	expect(body.is_starter).toBe(false);
	const edited = db.$client
		.prepare(`select edited_fields from colleges where ipeds_id = ${BC}`)
		.pluck()
		.get();
	expect(JSON.parse(String(edited)).sort()).toEqual(['eat_html', 'is_starter']);
});

test('with two editors in one record, the second to save is told of the first, and nothing is overwritten', async () => {
	const { save, readAs } = await aServerWithEditors();
	const { revision } = await readAs('ed');
	await save({ eat_html: '<p>Of Eve</p>' }, revision, 'eve');
	const refused = await save({ eat_html: '<p>Of Ed</p>' }, revision, 'ed');
	expect([refused.status, refused.body.code]).toEqual([409, 'edited_meanwhile']);
	const now = await readAs('ed');
	expect([now.eat_html, now.saved.by.email]).toEqual(['<p>Of Eve</p>', 'eve@example.org']);
	expect((await save({ eat_html: '<p>Of both</p>' }, now.revision, 'ed')).status).toBe(200);
});

test('editors see who else has a record open, until they leave or fall silent', async () => {
	const { ask, save, readAs, wait } = await aServerWithEditors();
	await save({ isBeingEdited: true }, undefined, 'ed');
	const names = ({ editors }: { editors: { email: string }[] }) => editors.map(({ email }) => email);
	expect([names(await readAs('eve')), names(await readAs('ed'))]).toEqual([['ed@example.org'], []]);
	const [line] = (await ask('eve', 'colleges')).body.filter(
		(each: { ipeds_id: number }) => each.ipeds_id === BC,
	);
	expect([line.isBeingEdited, names(line)]).toEqual([true, ['ed@example.org']]);
	wait(60_000);
	expect(names(await readAs('eve'))).toEqual([]);
	await save({ isBeingEdited: true }, undefined, 'ed');
	await save({ isBeingEdited: false }, undefined, 'ed');
	expect(names(await readAs('eve'))).toEqual([]);
	// Looking is not a change.
	expect((await readAs('eve')).revision).toBe(0);
});

test('every change can be taken back on its own, and so can taking it back', async () => {
	const { ask, save, readAs, takeBack } = await aServerWithEditors();
	const shipped = await readAs();
	const first = (await save({ eat_html: '<p>One</p>', city: 'Newton' })).body.revision;
	const second = (await save({ eat_html: '<p>Two</p>' })).body.revision;
	await save({ name: 'The Heights' });
	const revisions = (await ask('eve', `college/revisions?ipeds_id=${BC}`)).body;
	expect(revisions.map(({ after }: { after: object }) => Object.keys(after))).toEqual([
		['name'],
		['eat_html'],
		expect.arrayContaining(['eat_html', 'city']),
	]);
	const { body: back } = await takeBack(second);
	expect(back).toMatchObject({ name: 'The Heights', eat_html: '<p>One</p>', city: 'Newton' });
	expect((await takeBack(back.revision)).body).toMatchObject({ eat_html: '<p>Two</p>', city: 'Newton' });
	const { name, ...rest } = (await takeBack(first)).body;
	expect({ ...rest, name: shipped.name, revision: 0, saved: null }).toEqual(shipped);
	expect(name).toBe('The Heights');
});

test('an earlier text comes back alone: the guide stays open, and an import’s figures stay the import’s', async () => {
	const { db, get, save, takeBack } = await aServerWithEditors();
	await save({ enabled: false });
	const wrong = (await save({ stay_html: '<p>Wrong hotel</p>' })).body.revision;
	await save({ enabled: true });
	const [before, after] = [{ tuition_in_state: 62_950 }, { tuition_in_state: 67_680 }];
	const isIt = eq(colleges.ipeds_id, BC);
	db.update(colleges).set(after).where(isIt).run();
	const imported = { by: null, what: 'college' as const, key: String(BC), before, after };
	record(db, imported, new Date(0));
	const { status, body } = await takeBack(wrong);
	expect([status, body.stay_html, body.enabled, body.tuition_in_state]).toEqual([
		200,
		'<p>Stay</p>',
		true,
		67_680,
	]);
	expect((await get(`/college/${BC}`)).status).toBe(200);
	expect(db.select().from(colleges).where(isIt).get()?.edited_fields).toEqual([
		'enabled',
		'stay_html',
		'is_starter',
	]);
});

test('a guide is a starter guide again only when none of its other texts was written since', async () => {
	const { db, save, takeBack } = await aServerWithEditors();
	db.$client.exec(`update colleges set is_starter = 1 where ipeds_id = ${BC}`);
	const stay = (await save({ stay_html: '<p>Ours</p>' })).body;
	expect(stay.is_starter).toBe(false);
	expect((await takeBack(stay.revision)).body).toMatchObject({ stay_html: '<p>Stay</p>', is_starter: true });
	const again = (await save({ stay_html: '<p>Ours</p>' })).body.revision;
	await save({ eat_html: '<p>Ours, too</p>' });
	expect((await takeBack(again)).body).toMatchObject({ stay_html: '<p>Stay</p>', is_starter: false });
});

test('a college that goes back to its state leaves the subregion that it was given since', async () => {
	const { db, save, takeBack } = await aServerWithEditors();
	db.$client.exec(`update colleges set subregion_id = null, subregion_name = null where ipeds_id = ${BC}`);
	const moved = (await save({ state_abbreviation: 'CA' })).body.revision;
	await save({ subregion_id: 62 });
	expect((await takeBack(moved)).body).toMatchObject({
		state_abbreviation: 'MA',
		subregion_id: null,
		subregion_name: null,
	});
});

test('a change that does not belong to the college cannot be taken back', async () => {
	const { save, readAs, takeBack } = await aServerWithEditors();
	const { revision } = (await save({ city: 'Newton' })).body;
	const { status, body } = await takeBack(revision + 1);
	expect([status, body.code, body.detail]).toEqual([
		400,
		'bad_body',
		`change: The college has no change ${revision + 1}.`,
	]);
	expect((await readAs()).revision).toBe(revision);
});

test('adding a college cannot be taken back', async () => {
	const { db, takeBack } = await aServerWithEditors();
	const added = {
		by: null,
		what: 'college',
		key: String(BC),
		before: null,
		after: { city: 'Boston' },
	} as const;
	record(db, added, new Date());
	const change = revisionOf(db, 'college', String(BC));
	const { status, body } = await takeBack(change);
	expect([status, body.detail]).toEqual([400, `change: The college has no change ${change}.`]);
});

test('a save that is sent again counts as saved, unless another editor came between', async () => {
	const { save, readAs } = await aServerWithEditors();
	const { revision } = await readAs();
	const text = { eat_html: '<p>Mine</p>', locale: '41' };
	const first = await save(text, revision);
	const again = await save(text, revision);
	expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
	expect((await save({ eat_html: '<p>Other</p>' }, revision)).status).toBe(409);
	expect((await save(text, revision, 'ed')).status).toBe(409);
	await save({ city: 'Newton' }, first.body.revision, 'ed');
	expect((await save(text, revision)).status).toBe(409);
});

test('a save of a value that another window saved first is still told what else that window saved', async () => {
	const { save, readAs } = await aServerWithEditors();
	const { revision, enabled } = await readAs();
	const { body: first } = await save({ stay_html: '<p>L</p>' }, revision);
	await save({ enabled: !enabled }, first.revision);
	expect((await save({ enabled: !enabled }, revision)).status).toBe(409);
	expect((await save({ stay_html: '<p>D</p>' }, revision)).status).toBe(409);
	expect((await readAs()).stay_html).toBe('<p>L</p>');
});

test('a save that is sent again counts as saved with everything it brought', async () => {
	const { save, db, readAs } = await aServerWithEditors();
	db.$client.exec(`update colleges set is_starter = 1 where ipeds_id = ${BC}`);
	const { revision } = await readAs();
	const moved = { state_abbreviation: 'CA', locale: '41', eat_html: '<p>Mine</p>' };
	const first = await save(moved, revision);
	expect(first.body).toMatchObject({ subregion_id: null, setting: 'Rural', is_starter: false });
	const again = await save(moved, revision);
	expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
});

test('nothing is taken back over a change that its editor has not seen', async () => {
	const { save, readAs, takeBack } = await aServerWithEditors();
	const seen = (await save({ city: 'Newton' })).body.revision;
	const theirs = (await save({ eat_html: '<p>Theirs</p>' }, seen, 'ed')).body;
	expect(await takeBack(seen, seen)).toMatchObject({ status: 409, body: { code: 'edited_meanwhile' } });
	expect(await readAs()).toMatchObject({ city: 'Newton', eat_html: '<p>Theirs</p>' });
	expect((await takeBack(seen, theirs.revision)).body.city).not.toBe('Newton');
});

test('an invisible college is found by name or alias, and shown by being made visible', async () => {
	const { ask, db, read } = await aServerWithEditors();
	db.$client.exec(`update colleges set visible = 0, enabled = 0 where ipeds_id = ${BC}`);
	const ids = async (path: string) =>
		(await ask('eve', path)).body.map(({ ipeds_id }: { ipeds_id: number }) => ipeds_id);
	expect(await ids('colleges')).not.toContain(BC);
	expect(await ids('colleges?term=ton coll')).toEqual([BC]);
	expect(await ids('colleges?term=heights')).toContain(BC);
	expect(await ids('colleges?term=%25')).toEqual([]);
	await ask('eve', 'college', { ipeds_id: BC, update: { visible: true } });
	expect(await ids('colleges?term=heights')).not.toContain(BC);
	expect(await ids('colleges')).toContain(BC);
	const shown = (await read('/api/public/colleges')).map(({ ipeds_id }: { ipeds_id: number }) => ipeds_id);
	expect(shown).toContain(BC);
});

test('a college that moves to another state leaves the subregion of the old one, and comes back to it', async () => {
	const { save, readAs, takeBack } = await aServerWithEditors();
	const greaterBoston = { subregion_id: 91, subregion_name: 'Greater Boston' };
	expect(await readAs()).toMatchObject(greaterBoston);
	const moved = (await save({ state_abbreviation: 'CA' })).body;
	expect(moved).toMatchObject({ state_abbreviation: 'CA', subregion_id: null, subregion_name: null });
	const back = await takeBack(moved.revision);
	expect(back.body).toMatchObject({ state_abbreviation: 'MA', ...greaterBoston });
	const chosen = (await save({ state_abbreviation: 'CA', subregion_id: 62 })).body;
	expect(chosen).toMatchObject({ subregion_id: 62, subregion_name: 'Southern CA' });
});

test('a college’s new locale brings its setting, unless an editor chooses another', async () => {
	const { save } = await aServerWithEditors();
	expect((await save({ locale: '41' })).body).toMatchObject({ locale: 41, setting: 'Rural' });
	expect((await save({ locale: 11, setting: 'Town' })).body).toMatchObject({ locale: 11, setting: 'Town' });
	expect((await save({ locale: 11, city: 'Newton' })).body.setting).toBe('Town');
});

test('an invisible college is found without its accents, and those that start with the term come first', async () => {
	const { ask, db } = await aServerWithEditors();
	db.$client.exec('update colleges set visible = 0');
	db.$client.exec(`update colleges set name = 'Mānoa College' where ipeds_id = ${BC}`);
	db.$client.exec("update colleges set name = 'Arts at MĀNOA' where ipeds_id = 166027");
	const names = async (term: string) =>
		(await ask('eve', `colleges?term=${encodeURIComponent(term)}`)).body.map(
			({ name }: { name: string }) => name,
		);
	for (const term of ['manoa', 'MĀNOA'])
		expect(await names(term)).toEqual(['Mānoa College', 'Arts at MĀNOA']);
	expect(await names('?')).toEqual([]);
});

test('a disabled college is no longer found', async () => {
	const { save, get } = await aServerWithEditors();
	expect((await get(`/college/${BC}`)).status).toBe(200);
	await save({ enabled: false });
	expect((await get(`/college/${BC}`)).status).toBe(404);
	expect((await get(`/api/query?target=college&on=ipeds_id&qid=${BC}`)).status).toBe(404);
});

test('an unknown college is reported as unknown', async () => {
	const { ask } = await aServerWithEditors();
	for (const [path, body] of [
		['college?ipeds_id=1', undefined],
		['college', { ipeds_id: 1, update: {} }],
		['college/restore', { ipeds_id: 1, change: 1 }],
	] as const) {
		const { status, body: problem } = await ask('eve', path, body);
		expect([path, status, problem.code]).toEqual([path, 404, 'college_not_found']);
	}
});

test('a 25th percentile above the 75th is refused, whichever of them is sent', async () => {
	const { save, readAs } = await aServerWithEditors();
	await save({ sat_math_25: 600, sat_math_75: 650 });
	for (const [update, detail] of [
		[{ sat_math_25: '700' }, 'update.sat_math_25: Must not be above the 75th percentile'],
		[{ sat_math_75: 550 }, 'update.sat_math_75: Must not be below the 25th percentile'],
	] as const)
		expect(await save(update)).toMatchObject({ status: 400, body: { code: 'bad_body', detail } });
	expect((await save({ sat_math_25: 660, sat_math_75: 700 })).status).toBe(200);
	expect((await save({ sat_math_25: 600 })).status).toBe(200);
	expect(await readAs()).toMatchObject({ sat_math_25: 600, sat_math_75: 700 });
});

test('scores that were the wrong way round before keep nobody from changing another field', async () => {
	const { db, save } = await aServerWithEditors();
	db.update(colleges).set({ act_math_25: 30, act_math_75: 20 }).where(eq(colleges.ipeds_id, BC)).run();
	expect((await save({ city: 'Newton' })).status).toBe(200);
	expect((await save({ act_math_75: 32 })).status).toBe(200);
});
