import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createNotices } from '#server/billing/notices.ts';
import { payments } from '#server/billing/table.ts';
import { makeCodes } from '#server/licences/code-writes.ts';
import { aMember } from '../a-member.ts';
import { aPayment } from '../a-payment.ts';
import { aServerWithEditors } from '../a-server-with-editors.ts';

const NONE = { subscription_type: 0 };
const CODES = '/api/admin/promo-codes';
const notices = createNotices('https://tours.example', 'stripe');

test('an admin makes a promo code, sees who used it, and ends it; whoever has used it keeps the plan', async () => {
	const { answerTo, db, stores, admin, changes, now } = await aServerWithEditors();
	const ann = await aMember(db, 'ann', NONE);
	const bob = await aMember(db, 'bob', NONE);
	const made = await answerTo(CODES, { body: { code: 'spring-27', uses: 5, expires: '2027-05-31' } });
	const code = {
		code: 'SPRING-27',
		uses: 5,
		created: now().toISOString(),
		expires: '2027-05-31T00:00:00.000Z',
	};
	expect(made.body).toEqual([{ ...code, redeemed: 0, ended: null }]);
	const redeem = ({ id }: { id: string }) =>
		stores.licences.redeem({ accountId: id, typed: 'SPRING-27', notices }, now());
	expect(await redeem(ann)).toMatchObject({ subscription_type: 4 });
	const ended = await answerTo(`${CODES}/end`, { body: { code: 'SPRING-27' } });
	expect(ended.body).toEqual([{ ...code, redeemed: 1, ended: now().toISOString() }]);
	expect(await redeem(bob)).toBe('over');
	expect(stores.accounts.reader.subscriber(ann.id)?.subscription_type).toBe(4);
	// The answer was lost: sent again, it changes nothing.
	expect(await answerTo(`${CODES}/end`, { body: { code: 'SPRING-27' } })).toEqual(ended);
	expect((await answerTo(`${CODES}/end`, { body: { code: 'SUMMER-27' } })).status).toBe(404);
	const entry = { account_id: admin.id, at: now(), what: 'promo_code', key: 'SPRING-27' };
	expect(changes()).toEqual([
		{ ...entry, before: null, after: { uses: 5, expires: '2027-05-31' } },
		{ ...entry, before: { ended: null }, after: { ended: now().toISOString() } },
	]);
});

test.each([
	[{ code: 'x', uses: 5 }, 'A promo code has 6 to 40 letters, digits and hyphens.'],
	[{ code: 'SUMMER-27', uses: 0 }, 'Enter how many people can use it, like 100.'],
	[{ code: 'SUMMER-27', uses: 1.5 }, 'Enter how many people can use it, like 100.'],
	[{ code: 'SUMMER-27', uses: 5, expires: 'May' }, 'Enter the last day like 2027-05-31, or leave it empty.'],
	[{ code: 'SUMMER-20', uses: 5, expires: '2026-11-19' }, 'That day is already over.'],
	[{ code: 'SPR1NG-27', uses: 5 }, 'That code already exists.'],
])('%o is refused in a sentence', async (body, detail) => {
	const { answerTo } = await aServerWithEditors();
	await answerTo(CODES, { body: { code: 'SPRING-27', uses: 5 } });
	expect(await answerTo(CODES, { body })).toMatchObject({ status: 400, body: { detail } });
	expect((await answerTo(CODES)).body).toHaveLength(1);
});

test('a promo code that its admin sends again is the one that was made; changed or ended, or another’s, it is taken', async () => {
	const { answerTo, db, changes } = await aServerWithEditors();
	const { headers } = await aMember(db, 'max', { group: 'admin' });
	const code = { code: 'spring-27', uses: 5, expires: '2027-05-31' };
	const send = async (body: object, by?: object) =>
		(await answerTo(CODES, { body, ...(by && { headers: by }) })).status;
	for (const _ of ['first', 'again']) expect(await send(code)).toBe(200);
	expect(changes()).toHaveLength(1);
	expect(await send({ ...code, uses: 6 })).toBe(400);
	expect(await send({ ...code, code: 'spring27' })).toBe(400);
	expect(await send(code, headers)).toBe(400);
	await answerTo(`${CODES}/end`, { body: { code: 'SPRING-27' } });
	expect(await send(code)).toBe(400);
	expect((await answerTo(CODES)).body).toMatchObject([{ uses: 5, ended: expect.any(String) }]);
});

test('a promo code that was used is taken when its admin makes it again', async () => {
	const { answerTo, db, stores, now } = await aServerWithEditors();
	const ann = await aMember(db, 'ann', NONE);
	const send = async (body: object) => (await answerTo(CODES, { body })).status;
	const used = { code: 'SPRING-27', uses: 1 };
	expect(await send(used)).toBe(200);
	await stores.licences.redeem({ accountId: ann.id, typed: used.code, notices }, now());
	expect(await send(used)).toBe(400);
});

test('a promo code can be made on its last day, and ended once that is over', async () => {
	let clock = Date.parse('2026-11-21T23:30:00Z');
	const { answerTo } = await aServerWithEditors({ now: () => new Date(clock) });
	const body = { code: 'FALL-26', uses: 5, expires: '2026-11-21' };
	expect((await answerTo(CODES, { body })).status).toBe(200);
	clock += 86_400_000;
	expect((await answerTo(CODES, { body })).body.detail).toBe('That day is already over.');
	expect((await answerTo(`${CODES}/end`, { body })).status).toBe(200);
});

test('licences show their buyer and users, even once the buyer is gone; promo codes are not licences', async () => {
	const { answerTo, db, stores, now } = await aServerWithEditors();
	const buyer = await aMember(db, 'buyer');
	const ann = await aMember(db, 'ann', NONE);
	db.insert(payments)
		.values(aPayment('licences', { account_id: buyer.id }))
		.run();
	const [code = ''] = makeCodes(db, { id: 'b_licences', quantity: 1 }, now());
	await stores.licences.redeem({ accountId: ann.id, typed: code, notices }, now());
	await answerTo(CODES, { body: { code: 'SPRING-27', uses: 5 } });
	const licence = { code, state: 'redeemed', redeemed_by: 'ann@example.org', bought: now().toISOString() };
	const redeemed = now().toISOString();
	expect((await answerTo('/api/admin/licences')).body).toEqual([
		{ ...licence, redeemed, buyer: 'buyer@example.org' },
	]);
	db.delete(payments).where(eq(payments.id, 'b_licences')).run();
	expect((await answerTo('/api/admin/licences')).body).toEqual([{ ...licence, redeemed, buyer: null }]);
	expect((await answerTo(CODES)).body).toMatchObject([{ code: 'SPRING-27' }]);
});
