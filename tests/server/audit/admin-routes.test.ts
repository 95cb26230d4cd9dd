import { expect, test } from 'vitest';
import type { AuditEntry, AuditedKind } from '#domain/admin/audit.ts';
import { changedValues, type LoggedChange, record, revisionOf } from '#server/audit/record.ts';
import { contributors } from '#server/contributors/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/newsletter/table.ts';
import { places } from '#server/places/table.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

const at = new Date('2026-11-23T10:00:00Z');

/** A server with an admin and an editor; `change` lets the editor change a college. */
async function aServerWithEditors() {
	const server = aServer();
	const admin = await aMember(server.db, 'ada', { group: 'admin' });
	const editor = await aMember(server.db, 'eve', { access: 1 });
	const change = (key: string, before: LoggedChange['before'], after: LoggedChange['after']) =>
		record(server.db, { by: editor.id, what: 'college', key, before, after }, at);
	const audit = async (query = ''): Promise<AuditEntry[]> =>
		(await server.get(`/api/admin/audit${query}`, admin.headers)).json();
	const ask = (path: string, body: object) =>
		server.app.request(path, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { ...admin.headers, 'Content-Type': 'application/json' },
		});
	return { ...server, admin, editor, change, audit, ask };
}

test('an admin reads who changed what, and when, newest first', async () => {
	const { change, audit, editor } = await aServerWithEditors();
	change('164924', { city: 'Boston' }, { city: 'Chestnut Hill' });
	change('166027', null, { name: 'New' });
	expect(await audit()).toEqual([
		expect.objectContaining({ key: '166027', before: null, after: { name: 'New' } }),
		{
			id: 1,
			at: at.toISOString(),
			by: { id: editor.id, email: 'eve@example.org', name: 'eve' },
			what: 'college',
			key: '164924',
			name: 'Boston College',
			before: { city: 'Boston' },
			after: { city: 'Chestnut Hill' },
		},
	]);
});

test('a change shows the current name, by which an admin would look for it', async () => {
	const { audit, db, editor } = await aServerWithEditors();
	const ann = await aMember(db, 'ann');
	const mail = { to: 'ann@example.org', text: '…', created: at };
	db.insert(outboxMails)
		.values({ ...mail, subject: 'Welcome' })
		.run();
	db.insert(outboxMails)
		.values({ ...mail, subject: '123456 is your code', secret: '123456' })
		.run();
	db.insert(subscribers)
		.values({
			email: 'sue@example.org',
			first_name: 'Sue',
			source: 'newsletter',
			status: 'confirmed',
			token: 't',
			created: at,
		})
		.run();
	db.insert(places)
		.values({
			place_id: 'o_1',
			type: 'hotel',
			name: 'The Inn',
			lat: 1,
			long: 1,
			city: 'A',
			state_abbreviation: 'MA',
		})
		.run();
	db.insert(contributors).values({ first: 'Rosa', last: 'Diaz', type: 'student' }).run();
	const things: [AuditedKind, string, string | null][] = [
		['account', ann.id, 'ann@example.org'],
		['college', '164924', 'Boston College'],
		['state', '25', 'Massachusetts'],
		['place', 'o_1', 'The Inn'],
		['article', 'what-to-ask', 'What to ask on a tour'],
		['mail', '1', 'Welcome'],
		['mail', '2', '•••••• is your code'],
		['subscriber', '1', 'sue@example.org'],
		['contributor', '1', 'Rosa Diaz'],
		['promo_code', 'SPRING', null],
		['college', '888888', null],
	];
	const changed = { before: { a: 1 }, after: { a: 2 } };
	for (const [what, key] of things) record(db, { by: editor.id, what, key, ...changed }, at);
	expect((await audit()).map(({ what, key, name }) => [what, key, name]).reverse()).toEqual(things);
});

test('a deleted place keeps its name, because the log has it', async () => {
	const { audit, db, editor } = await aServerWithEditors();
	const change = { before: { name: 'The Inn' }, after: null };
	record(db, { by: editor.id, what: 'place', key: 'o_1', ...change }, at);
	expect(await audit()).toEqual([expect.objectContaining({ key: 'o_1', name: 'The Inn' })]);
});

test('the log names the person whose access was granted until they delete their account', async () => {
	const { audit, db, ask } = await aServerWithEditors();
	const ann = await aMember(db, 'ann', { googleId: '107' });
	await ask('/api/admin/useraccess', { googleId: '107' });
	expect(await audit()).toEqual([expect.objectContaining({ key: ann.id, name: 'ann@example.org' })]);
	db.$client.prepare('delete from accounts where id = ?').run(ann.id);
	expect(await audit()).toEqual([expect.objectContaining({ key: ann.id, name: null })]);
});

test('the log is read by kind, by thing and a page at a time', async () => {
	const { change, audit, get, admin } = await aServerWithEditors();
	for (let turn = 0; turn < 120; turn += 1) change(String(turn % 2), null, { turn });
	const first = await audit();
	expect(first.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => 120 - index));
	expect(await audit(`?before=${first.at(-1)?.id}`)).toHaveLength(20);
	expect(new Set((await audit('?what=college&key=1')).map(({ key }) => key))).toEqual(new Set(['1']));
	expect(await audit('?what=state')).toEqual([]);
	expect((await get('/api/admin/audit?what=rows', admin.headers)).status).toBe(400);
});

test('a thing’s revision is the number of its own newest change', async () => {
	const { change, db } = await aServerWithEditors();
	expect(revisionOf(db, 'college', '164924')).toBe(0);
	change('164924', null, {});
	change('166027', null, {});
	expect([revisionOf(db, 'college', '164924'), revisionOf(db, 'state', '164924')]).toEqual([1, 0]);
});

test('a person’s changes stay when they leave, without their name', async () => {
	const { change, audit, editor, db } = await aServerWithEditors();
	change('164924', { city: 'Boston' }, { city: 'Chestnut Hill' });
	db.$client.prepare('delete from accounts where id = ?').run(editor.id);
	expect(await audit()).toEqual([expect.objectContaining({ key: '164924', by: null })]);
});

test('only what differs is recorded', () => {
	const present = { name: 'A', tips: ['one'], lat: null as number | null };
	expect(changedValues(present, { name: 'A', tips: ['one'] })).toBeNull();
	expect(changedValues(present, { name: 'A', tips: ['two'], lat: 1 })).toEqual({
		before: { tips: ['one'], lat: null },
		after: { tips: ['two'], lat: 1 },
	});
});

test('only live content is counted', async () => {
	const { get, editor, db } = await aServerWithEditors();
	db.$client.exec("update accounts set subscription_type = 4 where email = 'ada@example.org'");
	const counts = await (await get('/api/admin/metrics', editor.headers)).json();
	const live = (table: string, where: string) =>
		db.$client.prepare(`select count(*) from ${table} where ${where}`).pluck().get();
	expect(counts).toEqual({
		userCount: 2,
		promoCount: 1,
		collegeCount: live('colleges', 'visible and enabled'),
		statesCount: live('states', 'enabled'),
	});
	expect(await (await get('/api/admin/stats', editor.headers)).json()).toEqual(counts);
});
