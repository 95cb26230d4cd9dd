import { beforeEach, expect, test } from 'vitest';
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

test('twelve licences are bought, three are redeemed, and the buyer sees by whom', async () => {
	const buyer = await aMember(server.db, 'buyer', FREE);
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity: 12 });
	await till.press(body.url, 'pay');
	// Reported again, they are the same twelve.
	await till.press(body.url, 'pay');
	const { licences, receipts } = await till.billing(buyer);
	expect([licences.length, receipts[0]]).toEqual([
		12,
		expect.objectContaining({ quantity: 12, amount_cents: 30_000 }),
	]);
	expect(await till.account(buyer)).toMatchObject({ subscription_type: 0 });
	const others = await Promise.all(['ann', 'bob', 'cem'].map((name) => aMember(server.db, name, FREE)));
	for (const [index, other] of others.entries()) {
		const typed = licences[index].code.toLowerCase().replaceAll('-', ' ');
		expect(await till.send(other, '/account/promo', { promoCode: typed })).toEqual({
			status: 201,
			body: 'You have the full plan now.',
		});
		expect(await till.account(other)).toMatchObject({ subscription_type: 4, paid_status: 4 });
	}
	const after = (await till.billing(buyer)).licences;
	expect(
		after
			.filter(({ state }: { state: string }) => state === 'redeemed')
			.map((each: { redeemed_by: string }) => each.redeemed_by)
			.sort(),
	).toEqual(['ann@example.org', 'bob@example.org', 'cem@example.org']);
	expect(till.subjects().filter(({ subject }) => subject === 'You have the full plan')).toEqual(
		['ann', 'bob', 'cem'].map((name) => expect.objectContaining({ to: `${name}@example.org` })),
	);
	// A second tap succeeds the same way; another person is too late.
	const [first] = licences;
	expect((await till.send(others[0] as never, '/account/promo', { promoCode: first.code })).status).toBe(201);
	const dee = await aMember(server.db, 'dee', FREE);
	expect(await till.send(dee, '/account/promo', { promoCode: first.code })).toEqual({
		status: 200,
		body: 'ERROR: This code has already been used.',
	});
	expect(await till.send(dee, '/account/promo', { promoCode: 'SPRING-27' })).toEqual({
		status: 200,
		body: 'ERROR: We don’t recognize this code. Check it and try again.',
	});
	await till.press(body.url, 'refund');
	for (const other of others) expect(await till.account(other)).toMatchObject({ subscription_type: 0 });
	expect(await till.send(dee, '/account/promo', { promoCode: licences[5].code })).toEqual({
		status: 200,
		body: 'ERROR: This code is no longer valid.',
	});
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

test.each([0, -1, 51, 2.5, '12', null])('%o licences are refused', async (quantity) => {
	const ann = await aMember(server.db, 'ann', FREE);
	expect((await till.send(ann, '/billing/stripe/item', { quantity })).status).toBe(400);
});

test('a licence of one is for oneself: the plan', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/item', { quantity: 1 });
	await till.press(body.url, 'pay');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('a won chargeback of licences restores each code, and the plan of anyone who had redeemed one', async () => {
	const buyer = await aMember(server.db, 'buyer', FREE);
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

test('someone who redeems a code during an open checkout, and then pays, is refunded', async () => {
	const buyer = await aMember(server.db, 'buyer');
	const { body } = await till.send(buyer, '/billing/stripe/item', { quantity: 2 });
	await till.press(body.url, 'pay');
	const [{ code }] = (await till.billing(buyer)).licences;
	const ann = await aMember(server.db, 'ann', FREE);
	const plan = await till.send(ann, '/billing/stripe/plan', {});
	await till.send(ann, '/account/promo', { promoCode: code });
	await till.press(plan.body.url, 'pay');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 4 });
	expect(await (await till.page(plan.body.url)).text()).toContain('Refunded');
	expect(till.subjects().at(-1)).toEqual({ to: 'ann@example.org', subject: 'We refunded $25' });
});

test('codes cannot be guessed without limit', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const statuses: number[] = [];
	for (let tries = 0; tries < 21; tries += 1)
		statuses.push((await till.send(ann, '/account/promo', { promoCode: `TRAIL-${tries}` })).status);
	expect(statuses).toEqual([...Array(20).fill(200), 429]);
});
