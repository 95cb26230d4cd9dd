import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#server/accounts/table.ts';
import { aMember } from '../a-member.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

test('an admin reads the record of everyone', async () => {
	const { db, ask } = await aServerWithEditors();
	await aMember(db, 'ann', { subscription_type: 0, googleId: '1089' });
	const users = await (await ask('/api/admin/users')).json();
	expect(users.map(({ email }: { email: string }) => email)).toEqual([
		'joy@example.org',
		'ed@example.org',
		'ann@example.org',
	]);
	const time = '2026-11-21T23:30:00.000Z';
	expect(users[2]).toEqual({
		id: expect.stringMatching(/^u_/),
		person_id: 3,
		cognito_id: 'ann',
		googleId: '1089',
		email: 'ann@example.org',
		displayName: 'ann',
		group: 'default',
		access: 0,
		subscriber_status: 0,
		paid_status: 0,
		subscription_type: 0,
		stripe_sub_id: null,
		trial_start: null,
		created: time,
		last_modified: time,
	});
});

test('a long list comes compressed', async () => {
	const { db, ask, admin } = await aServerWithEditors();
	for (let number = 0; number < 50; number += 1) await aMember(db, `ann${number}`);
	const answer = await ask('/api/admin/users', {
		headers: { ...admin.headers, 'Accept-Encoding': 'gzip, br' },
	});
	expect(answer.headers.get('Content-Encoding')).toBe('gzip');
	const packed = Buffer.from(await answer.arrayBuffer());
	const list = gunzipSync(packed);
	expect(JSON.parse(String(list))).toHaveLength(52);
	expect(packed.length).toBeLessThan(list.length / 5);
});

test('editor access is granted and revoked; each is in the log with who, when, before and after', async () => {
	const { db, ask, admin, now, changes } = await aServerWithEditors();
	const { id } = await aMember(db, 'ann');
	for (const access of [1, 0]) {
		const answer = await ask('/api/admin/useraccess', { body: { googleId: 'ann' } });
		expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id, access })]);
		expect(db.select().from(accounts).where(eq(accounts.id, id)).get()?.access).toBe(access);
	}
	expect(changes()).toMatchObject([
		{
			account_id: admin.id,
			at: now(),
			what: 'account',
			key: id,
			before: { access: 0 },
			after: { access: 1 },
		},
		{
			account_id: admin.id,
			at: now(),
			what: 'account',
			key: id,
			before: { access: 1 },
			after: { access: 0 },
		},
	]);
});

test('a request for access that is sent twice is granted once', async () => {
	const { db, ask, changes } = await aServerWithEditors();
	await aMember(db, 'ann');
	for (const access of [1, 1, 0, 0]) {
		const answer = await ask('/api/admin/useraccess', { body: { googleId: 'ann', access } });
		expect(await answer.json()).toMatchObject({ access });
	}
	expect(changes()).toMatchObject([{ after: { access: 1 } }, { after: { access: 0 } }]);
	const body = { googleId: 'ann', access: 2 };
	expect((await ask('/api/admin/useraccess', { body })).status).toBe(400);
});

test('access level 2 cannot be changed', async () => {
	const { db, ask, changes } = await aServerWithEditors();
	const { id } = await aMember(db, 'ann', { access: 2 });
	const answer = await ask('/api/admin/useraccess', { body: { googleId: 'ann' } });
	expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_allowed']);
	expect(db.select().from(accounts).where(eq(accounts.id, id)).get()?.access).toBe(2);
	expect(changes()).toEqual([]);
});

test('an id that nobody has, or that two have at two sign-in services, changes nothing', async () => {
	const { db, ask, changes } = await aServerWithEditors();
	const first = await aMember(db, 'ann');
	db.update(accounts).set({ issuer: 'y' }).where(eq(accounts.id, first.id)).run();
	await aMember(db, 'ann');
	for (const googleId of ['nobody', 'ann']) {
		const answer = await ask('/api/admin/useraccess', { body: { googleId } });
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
	}
	expect(changes()).toEqual([]);
});

test('a new editor may edit at once, and a former one may not', async () => {
	const { db, ask } = await aServerWithEditors();
	const { headers } = await aMember(db, 'ann');
	const mayRead = async () => (await ask('/api/admin/metrics', { headers })).status;
	expect(await mayRead()).toBe(403);
	await ask('/api/admin/useraccess', { body: { googleId: 'ann' } });
	expect(await mayRead()).toBe(200);
	await ask('/api/admin/useraccess', { body: { googleId: 'ann' } });
	expect(await mayRead()).toBe(403);
});
