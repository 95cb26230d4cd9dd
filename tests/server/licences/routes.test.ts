import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#server/accounts/table.ts';
import { planCodes } from '#server/licences/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { aTill } from '../a-till.ts';

const FREE = { subscription_type: 0 };
let server: ReturnType<typeof aServer>;
let till: ReturnType<typeof aTill>;
beforeEach(() => {
	server = aServer();
	till = aTill(server);
});

/** Somebody who has paid for this many licences; `press` presses a button of the checkout again. */
async function aBuyer(quantity: number) {
	const buyer = await member('buyer');
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity });
	const press = (button: 'pay' | 'refund' | 'dispute' | 'win' | 'lose') => till.press(body.url, button);
	await press('pay');
	const billing = () => till.billing(buyer);
	const codes: string[] = (await billing()).licences.map(({ code }: { code: string }) => code);
	return { buyer, press, billing, codes };
}

const member = (name: string) => aMember(server.db, name, FREE);
const redeem = (who: Awaited<ReturnType<typeof aMember>>, promoCode = '') =>
	till.send(who, '/account/promo', { promoCode });

/** Ann, who has redeemed one of two licences; `again` redeems it again, and `press` presses a button of their checkout. */
async function aHolder() {
	const { codes, press } = await aBuyer(2);
	const ann = await member('ann');
	const again = () => redeem(ann, codes[0]);
	await again();
	return { ann, again, press };
}

/** The same Ann, whose licence a bank is deciding on. */
async function aHolderInDispute() {
	const holder = await aHolder();
	await holder.press('dispute');
	return holder;
}

const refused = (words: string) => ({ status: 200, body: `ERROR: ${words}` });

test('twelve licences are bought once, however often the payment is reported, and the buyer stays on the free plan', async () => {
	const { buyer, press, billing } = await aBuyer(12);
	await press('pay');
	const { licences, receipts } = await billing();
	expect([licences.length, receipts[0]]).toEqual([
		12,
		expect.objectContaining({ quantity: 12, amount_cents: 30_000 }),
	]);
	expect(await till.account(buyer)).toMatchObject({ subscription_type: 0 });
});

test('a licence, however it is typed, gives the full plan and an email, and the buyer sees who redeemed it', async () => {
	const { codes, billing } = await aBuyer(12);
	const others = await Promise.all(['ann', 'bob', 'cem'].map(member));
	for (const [index, other] of others.entries()) {
		const typed = codes[index]?.toLowerCase().replaceAll('-', ' ');
		expect(await redeem(other, typed)).toEqual({ status: 201, body: 'You have the full plan now.' });
		expect(await till.account(other)).toMatchObject({ subscription_type: 4, paid_status: 4 });
	}
	const { licences } = await billing();
	expect(
		licences
			.filter(({ state }: { state: string }) => state === 'redeemed')
			.map((each: { redeemed_by: string }) => each.redeemed_by)
			.sort(),
	).toEqual(['ann@example.org', 'bob@example.org', 'cem@example.org']);
	expect(till.subjects().filter(({ subject }) => subject === 'You have the full plan')).toEqual(
		['ann', 'bob', 'cem'].map((name) => expect.objectContaining({ to: `${name}@example.org` })),
	);
});

test('a second tap on a redeemed code succeeds the same way; another person is too late, and an unknown code is refused', async () => {
	const { codes } = await aBuyer(2);
	const [ann, dee] = [await member('ann'), await member('dee')];
	for (const tap of [1, 2]) expect([tap, (await redeem(ann, codes[0])).status]).toEqual([tap, 201]);
	expect(await redeem(dee, codes[0])).toEqual(refused('This code has already been used.'));
	expect(await redeem(dee, 'SPRING-27')).toEqual(
		refused('We don’t recognize this code. Check it and try again.'),
	);
});

test('what has no letter or digit redeems nothing, not even a code of hyphens from before', async () => {
	const ann = await member('ann');
	const row = { key: '', code: '------', uses: 5, created: new Date(0) };
	server.db.insert(planCodes).values(row).run();
	expect(await redeem(ann, '?')).toEqual(refused('We don’t recognize this code. Check it and try again.'));
});

test('a refund ends the plans of the licences, and the codes that are left', async () => {
	const { codes, press } = await aBuyer(2);
	const [ann, dee] = [await member('ann'), await member('dee')];
	await redeem(ann, codes[0]);
	await press('refund');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
	expect(await redeem(dee, codes[1])).toEqual(refused('This code is no longer valid.'));
});

test('a code is not used up by someone who already has the full plan', async () => {
	const buyer = await aMember(server.db, 'buyer');
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity: 2 });
	await till.press(body.url, 'pay');
	const [{ code }] = (await till.billing(buyer)).licences;
	expect(await till.send(buyer, '/account/promo', { promoCode: code })).toEqual({
		status: 200,
		body: 'ERROR: You already have the full plan, so we didn’t use this code.',
	});
	expect((await till.billing(buyer)).licences.map(({ state }: { state: string }) => state)).toEqual([
		'ready',
		'ready',
	]);
});

test('an admin, who has the full plan anyway, does not use up a code that one other person can redeem', async () => {
	const { licences } = server.stores;
	await licences.makePromo({ code: 'SPRING-27', uses: 1, expires: null }, new Date(0));
	const admin = await aMember(server.db, 'joy', { ...FREE, group: 'admin' });
	const ann = await member('ann');
	expect(await redeem(admin, 'SPRING-27')).toEqual(
		refused('You already have the full plan, so we didn’t use this code.'),
	);
	expect((await till.account(admin)).subscription_type).toBe(0);
	expect((await redeem(ann, 'SPRING-27')).status).toBe(201);
});

test.each([0, -1, 51, 2.5, '12', null])('%o licences are refused', async (quantity) => {
	const ann = await member('ann');
	expect((await till.send(ann, '/billing/stripe/item', { quantity })).status).toBe(400);
});

test('a licence of one is for oneself: the plan', async () => {
	const ann = await member('ann');
	const { body } = await till.send(ann, '/billing/stripe/item', { quantity: 1 });
	await till.press(body.url, 'pay');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('a won chargeback of licences restores each code, and the plan of anyone who had redeemed one', async () => {
	const buyer = await member('buyer');
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity: 3 });
	await till.press(body.url, 'pay');
	const codes = (await till.billing(buyer)).licences.map(({ code }: { code: string }) => code);
	const [ann, bob, cem] = await Promise.all(
		['ann', 'bob', 'cem'].map((name) => aMember(server.db, name, FREE)),
	);
	const redeem = async (who: typeof ann, promoCode: string) =>
		(await till.send(who ?? null, '/account/promo', { promoCode })).status;
	expect([await redeem(ann, codes[0]), await redeem(bob, codes[1])]).toEqual([201, 201]);
	await till.press(body.url, 'dispute');
	expect(await till.account(ann ?? null)).toMatchObject({ subscription_type: 0 });
	expect(await redeem(cem, codes[2])).toBe(200);
	// Anyone who has bought the plan in the meantime keeps it.
	await till.buyPlan(bob ?? null);
	await till.press(body.url, 'win');
	const typeOf = async (who: typeof ann) => (await till.account(who ?? null)).subscription_type;
	expect([await typeOf(ann), await typeOf(bob), await redeem(cem, codes[2])]).toEqual([4, 1, 201]);
});

test('the buyer of licences hears once that they have ended, and that they are valid again if the bank decides so', async () => {
	const { press } = await aBuyer(2);
	const news = () => till.subjects().slice(1);
	const ended = { to: 'buyer@example.org', subject: 'TEST MODE: Your 2 licences have ended' };
	await press('dispute');
	expect(news()).toEqual([ended]);
	await press('win');
	const again = { to: 'buyer@example.org', subject: 'TEST MODE: Your 2 licences are valid again' };
	expect(news()).toEqual([ended, again]);
	await press('refund');
	await press('refund');
	expect(news()).toEqual([ended, again, ended]);
	expect(server.db.select().from(outboxMails).all().at(-1)?.text).toContain(
		'Your 2 licences have ended: the payment was refunded or reversed.',
	);
});

test('licences in dispute whose money is lost then are not told of again', async () => {
	const { press } = await aBuyer(2);
	await press('dispute');
	await press('lose');
	expect(till.subjects().filter(({ subject }) => subject.endsWith('have ended'))).toHaveLength(1);
});

test('whoever bought a plan while a bank decided on their licence falls back to it when that plan ends', async () => {
	const { ann, press } = await aHolderInDispute();
	const own = await till.buyPlan(ann);
	await press('win');
	await till.press(own, 'refund');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4, stripe_sub_id: null });
	const mail = server.db.select().from(outboxMails).all().at(-1);
	expect([mail?.to, mail?.subject]).toEqual(['ann@example.org', 'TEST MODE: Your paid plan has ended']);
	expect(mail?.text).toContain('Your code gives you everything without it.');
});

test('whoever leaves a plan that they bought meanwhile has the licence that the bank returned', async () => {
	const { ann, again, press } = await aHolderInDispute();
	await till.buyPlan(ann);
	await press('win');
	const leave = () => till.send(ann, '/billing/stripe/cancel', {});
	expect((await leave()).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4, stripe_sub_id: null });
	const mail = server.db.select().from(outboxMails).all().at(-1);
	expect([mail?.to, mail?.subject]).toEqual([
		'ann@example.org',
		'TEST MODE: You no longer pay for the full plan',
	]);
	expect(mail?.text).toContain('You won’t be charged again. Your code gives you everything without it.');
	expect((await leave()).body).toBe(true);
	expect(await till.account(ann)).toMatchObject(FREE);
	expect(await again()).toEqual(refused('This code has already been used.'));
});

test('whose plan ends while they leave it keeps the licence that they fall back to', async () => {
	const { ann, press } = await aHolderInDispute();
	const own = await till.buyPlan(ann);
	await press('win');
	const asked = await till.account(ann);
	await till.press(own, 'refund');
	const { notices } = server.till.cashier;
	expect(await server.stores.plans.cancel(asked, notices, server.now())).toBeNull();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4 });
});

test.each(['a trial', 'a plan'])(
	'whoever leaves %s while a bank decides on their licence has it back once the bank lets us keep the money',
	async (meanwhile) => {
		const { ann, press } = await aHolderInDispute();
		if (meanwhile === 'a trial') await till.send(ann, '/account/trial', {});
		else await till.buyPlan(ann);
		expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
		expect(await till.account(ann)).toMatchObject(FREE);
		await press('win');
		expect(await till.account(ann)).toMatchObject({ subscription_type: 4 });
	},
);

test('a code that one holds gives its plan again to an account that lacks everything', async () => {
	const { ann, again } = await aHolder();
	server.db.update(accounts).set(FREE).run();
	expect(await again()).toEqual({ status: 201, body: 'You have the full plan now.' });
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4 });
});

test.each(['a plan', 'another code', 'a promo code that has ended'])(
	'a refund of licences leaves those who meanwhile have the full plan by %s',
	async (by) => {
		const { ann, press } = await aHolderInDispute();
		if (by === 'a plan') await till.buyPlan(ann);
		else {
			await server.stores.licences.makePromo({ code: 'SPRING-27', uses: 5, expires: null }, server.now());
			await redeem(ann, 'SPRING-27');
			if (by !== 'another code') await server.stores.licences.endPromo('SPRING-27', server.now(), ann.id);
		}
		const before = await till.account(ann);
		await press('win');
		await press('refund');
		expect(await till.account(ann)).toEqual(before);
		expect(till.subjects().at(-1)?.subject).not.toBe('TEST MODE: Your full plan has ended');
	},
);

test('someone who redeems a code during an open checkout, and then pays, is refunded', async () => {
	const buyer = await aMember(server.db, 'buyer');
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity: 2 });
	await till.press(body.url, 'pay');
	const [{ code }] = (await till.billing(buyer)).licences;
	const ann = await member('ann');
	const plan = await till.send(ann, '/billing/stripe/plan', {});
	await till.send(ann, '/account/promo', { promoCode: code });
	await till.press(plan.body.url, 'pay');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4 });
	expect(await (await till.page(plan.body.url)).text()).toContain('Refunded');
	expect(till.subjects().at(-1)).toEqual({ to: 'ann@example.org', subject: 'TEST MODE: We refunded $25' });
});

test('codes cannot be guessed without limit', async () => {
	const ann = await member('ann');
	const statuses: number[] = [];
	for (let tries = 0; tries < 21; tries += 1)
		statuses.push((await till.send(ann, '/account/promo', { promoCode: `TRAIL-${tries}` })).status);
	expect(statuses).toEqual([...Array(20).fill(200), 429]);
});
