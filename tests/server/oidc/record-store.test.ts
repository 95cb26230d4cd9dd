import { beforeEach, expect, test } from 'vitest';
import { createLoginCodeStore } from '#server/oidc/login-code-store.ts';
import { createLoginStore } from '#server/oidc/login-store.ts';
import { createProviderRecordStore, type ProviderRecordStore } from '#server/oidc/record-store.ts';
import { providerRecords } from '#server/oidc/table.ts';
import { aDatabase } from '../a-server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date(NOW.getTime() + 60_000);

let db: ReturnType<typeof aDatabase>;
let records: ProviderRecordStore;
beforeEach(() => {
	db = aDatabase();
	records = createProviderRecordStore(db);
});

const save = (model: string, id: string, payload: object, expires: Date | null = LATER) =>
	records.save(model, { id, payload: { jti: id, ...payload }, expires }, NOW);
const find = (model: string, value: string, now = NOW) => records.find(model, { column: 'id', value }, now);

test('a record is found by its id, which is nowhere in the database, nor is a cookie', async () => {
	await save('Interaction', 'the-code', { session: { uid: 'u_1', cookie: 'the-cookie' } });
	expect(await find('Interaction', 'the-code')).toEqual({ jti: 'the-code', session: { uid: 'u_1' } });
	expect(await find('Session', 'the-code')).toBeUndefined();
	const [row] = db.select().from(providerRecords).all();
	expect(JSON.stringify(row)).not.toMatch(/the-code|the-cookie/);
});

test('a record whose time is over is not found, and is deleted with the next that is stored', async () => {
	await save('Session', 'short', {}, new Date(NOW.getTime() - 1));
	await save('Session', 'endless', {}, null);
	expect(await find('Session', 'short')).toBeUndefined();
	expect(await find('Session', 'endless')).toEqual({ jti: 'endless' });
	expect(db.select().from(providerRecords).all()).toHaveLength(1);
	await save('Session', 'long', {});
	expect(await find('Session', 'long', LATER)).toBeUndefined();
});

test('a code that was used says since when', async () => {
	await save('AuthorizationCode', 'code', { accountId: 'l_ann' });
	await records.consume('AuthorizationCode', 'code', NOW);
	const consumed = NOW.getTime() / 1000;
	expect(await find('AuthorizationCode', 'code')).toEqual({ jti: 'code', accountId: 'l_ann', consumed });
});

test('a grant that is revoked takes what was issued under it along', async () => {
	await save('AccessToken', 'one', { grantId: 'g_1' });
	await save('AccessToken', 'two', { grantId: 'g_2' });
	await records.removeGrant('g_1');
	expect([await find('AccessToken', 'one'), (await find('AccessToken', 'two'))?.jti]).toEqual([
		undefined,
		'two',
	]);
});

test('everything a person has is revoked, including unfinished sign-ins, except the one in progress', async () => {
	await save('Session', 'session', { accountId: 'l_ann' });
	await save('Interaction', 'begun', { session: { accountId: 'l_ann' } });
	await save('Interaction', 'under-way', { result: { login: { accountId: 'l_ann' } } });
	await save('Session', 'bobs', { accountId: 'l_bob' });
	await records.removeOf('l_ann', 'under-way');
	expect(await find('Session', 'session')).toBeUndefined();
	expect(await find('Interaction', 'begun')).toBeUndefined();
	expect(await find('Interaction', 'under-way')).toBeDefined();
	expect(await find('Session', 'bobs')).toBeDefined();
});

test.each(['sign-up', 'sign-in', 'reset'] as const)(
	'with everything a person has, a %s code on its way to them is dropped, too',
	async (purpose) => {
		const codes = createLoginCodeStore(db);
		const logins = createLoginStore(db);
		const ann = await logins.add({ email: 'ann@example.com', password_hash: 'h', groups: [] }, NOW);
		const code = { purpose, code_hash: 'h', password_hash: null };
		for (const who of ['ann', 'bob']) {
			await codes.send({ ...code, interaction: who, email: `${who}@example.com` }, null, {
				asked: NOW,
				now: NOW,
			});
		}
		await records.removeOf(ann.id);
		expect(await codes.waiting('ann', NOW)).toBeUndefined();
		expect(await codes.waiting('bob', NOW)).toBeDefined();
	},
);
