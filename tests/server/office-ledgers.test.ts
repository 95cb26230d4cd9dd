import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createNotices } from '#server/billing/notices.ts';
import { payments } from '#server/billing/table.ts';
import { makeCodes } from '#server/licences/code-writes.ts';
import { outboxMails } from '#server/mail/table.ts';
import { subscribers } from '#server/outreach/table.ts';
import { createStores } from '#server/stores.ts';
import { aMember } from './a-member.ts';
import { anOffice } from './an-office.ts';

const NONE = { subscription_type: 0 };
const CODES = '/api/admin/promo-codes';
const notices = createNotices('https://tours.example');

/** A payment of this kind, paid. */
const aPayment = (kind: 'licences' | 'donation', more: Partial<typeof payments.$inferInsert>) => ({
	...{
		id: `b_${kind}`,
		service: 'test' as const,
		kind,
		quantity: 1,
		amount_cents: 2500,
		state: 'paid' as const,
	},
	...{ created: new Date('2026-11-20T10:00:00Z'), paid: new Date('2026-11-20T10:01:00Z') },
	...more,
});

test('an admin makes a promo code, sees who used it, and ends it; whoever has used it keeps the plan', async () => {
	const { told, db, admin, changes, now } = await anOffice();
	const stores = createStores(db, now);
	const ann = await aMember(db, 'ann', NONE);
	const bob = await aMember(db, 'bob', NONE);
	const made = await told(CODES, { body: { code: 'spring-27', uses: 5, expires: '2027-05-31' } });
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
	const ended = await told(`${CODES}/end`, { body: { code: 'SPRING-27' } });
	expect(ended.body).toEqual([{ ...code, redeemed: 1, ended: now().toISOString() }]);
	expect(await redeem(bob)).toBe('over');
	expect(stores.accounts.subscriber(ann.id).subscription_type).toBe(4);
	expect((await told(`${CODES}/end`, { body: { code: 'SPRING-27' } })).status).toBe(404);
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
	[{ code: 'SPR1NG-27', uses: 5 }, 'That code already exists.'],
])('%o is refused in a sentence', async (body, detail) => {
	const { told } = await anOffice();
	await told(CODES, { body: { code: 'SPRING-27', uses: 5 } });
	expect(await told(CODES, { body })).toMatchObject({ status: 400, body: { detail } });
	expect((await told(CODES)).body).toHaveLength(1);
});

test('licences show their buyer and users, even once the buyer is gone; promo codes are not licences', async () => {
	const { told, db, now } = await anOffice();
	const stores = createStores(db, now);
	const buyer = await aMember(db, 'buyer');
	const ann = await aMember(db, 'ann', NONE);
	db.insert(payments)
		.values(aPayment('licences', { account_id: buyer.id }))
		.run();
	const [code = ''] = makeCodes(db, { id: 'b_licences', quantity: 1 }, now());
	await stores.licences.redeem({ accountId: ann.id, typed: code, notices }, now());
	await told(CODES, { body: { code: 'SPRING-27', uses: 5 } });
	const licence = { code, state: 'redeemed', redeemed_by: 'ann@example.org', bought: now().toISOString() };
	const redeemed = now().toISOString();
	expect((await told('/api/admin/licences')).body).toEqual([
		{ ...licence, redeemed, buyer: 'buyer@example.org' },
	]);
	db.delete(payments).where(eq(payments.id, 'b_licences')).run();
	expect((await told('/api/admin/licences')).body).toEqual([{ ...licence, redeemed, buyer: null }]);
	expect((await told(CODES)).body).toMatchObject([{ code: 'SPRING-27' }]);
});

test('donations are listed, and nothing else that was paid', async () => {
	const { told, db, admin } = await anOffice();
	const given = aPayment('donation', { email: 'gina@example.org' });
	db.insert(payments)
		.values([given, aPayment('licences', { account_id: admin.id })])
		.run();
	expect((await told('/api/admin/donations')).body).toEqual([
		{
			...{ id: 'b_donation', email: 'gina@example.org', amount_cents: 2500, state: 'paid' },
			...{ created: '2026-11-20T10:00:00.000Z', paid: '2026-11-20T10:01:00.000Z' },
		},
	]);
});

test('subscribers are listed without the token of their links', async () => {
	const { told, db, now } = await anOffice();
	const wish = { email: 'ann@example.org', first_name: 'Ann', source: 'popup', status: 'pending' } as const;
	db.insert(subscribers)
		.values({ ...wish, token: 'secret', created: now() })
		.run();
	expect((await told('/api/admin/subscribers')).body).toEqual([
		{ ...wish, created: now().toISOString(), confirmed: null, unsubscribed: null },
	]);
});

test('a mail that was given up is tried again; one that was sent, or would mislead by now, is not', async () => {
	const { told, db, admin, changes, now } = await anOffice();
	const dead = new Date('2026-11-20T10:00:00Z');
	const mail = { to: 'ann@example.org', subject: 'Hello', text: 'Hello', created: dead, attempts: 9 };
	db.insert(outboxMails)
		.values([
			{ ...mail, dead, last_error: '550 no such mailbox' },
			{ ...mail, sent: dead },
			{ ...mail, dead, expires: dead },
		])
		.run();
	const retry = (id: number) => told('/api/admin/outbox/retry', { body: { id } });
	expect(await retry(1)).toMatchObject({ status: 200, body: { id: 1, state: 'waiting', attempts: 0 } });
	expect((await told('/api/admin/outbox')).body).toMatchObject([
		{ id: 3, state: 'dead' },
		{ id: 2, state: 'sent' },
		{ id: 1, state: 'waiting', settled: null, last_error: '550 no such mailbox' },
	]);
	expect((await retry(2)).status).toBe(404);
	expect(await retry(3)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('mislead') } });
	expect(changes()).toEqual([
		{
			...{ account_id: admin.id, at: now(), what: 'mail', key: '1' },
			before: { dead: dead.toISOString() },
			after: { dead: null },
		},
	]);
});
