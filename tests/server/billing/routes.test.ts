import { beforeEach, expect, test } from 'vitest';
import { testCheckouts } from '#server/billing/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { sessions } from '#server/session/table.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { aStripe } from '../a-stripe.ts';
import { aTill } from '../a-till.ts';

const FREE = { subscription_type: 0 };
const DAY = 86_400_000;
let clock: number;
let server: ReturnType<typeof aServer>;
let till: ReturnType<typeof aTill>;
beforeEach(() => {
	clock = Date.parse('2026-11-21T23:30:00Z');
	server = aServer({ now: () => new Date(clock) });
	till = aTill(server);
});

const subjects = () =>
	server.db.select({ to: outboxMails.to, subject: outboxMails.subject }).from(outboxMails).all();

test('a plan is bought in TEST MODE: the checkout pays, the account is paid, and a receipt is in the outbox', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const checkout = await till.send(ann, '/billing/stripe/plan', {});
	expect(checkout).toEqual({
		status: 200,
		body: {
			id: expect.stringMatching(/^cs_test_/),
			url: expect.stringMatching(/^https:\/\/tours\.example\/checkout\/test\//),
			payment: expect.stringMatching(/^b_/),
		},
	});
	// Opened again, in another tab or after a lost answer, it is the same checkout: it cannot be paid twice.
	expect(await till.send(ann, '/billing/stripe/plan', {})).toEqual(checkout);
	expect((await till.press(checkout.body.url, 'decline')).status).toBe(402);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
	const paid = await till.press(checkout.body.url, 'pay');
	expect([paid.status, paid.headers.get('location')]).toEqual([
		303,
		expect.stringMatching(/^https:\/\/tours\.example\/account\?payment=b_/),
	]);
	expect(await till.account(ann)).toMatchObject({
		...{ subscription_type: 1, paid_status: 1, stripe_sub_id: expect.stringMatching(/^sub_test_/) },
	});
	expect(subjects()).toEqual([{ to: 'ann@example.org', subject: 'Receipt: the full plan, $25' }]);
	// Either card service charges for it again.
	const [receipt] = server.db.select().from(outboxMails).all();
	expect(receipt?.text).toContain('It renews automatically until you cancel it');
	expect((await till.send(ann, '/billing/stripe/plan', {})).status).toBe(409);
	expect((await till.billing(ann)).receipts).toEqual([
		expect.objectContaining({ kind: 'plan', state: 'paid', amount_cents: 2500 }),
	]);
});

test('downgrading ends recurring charges and answers true; with nothing to leave it answers false', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(false);
	expect(subjects().map(({ subject }) => subject)).toEqual([
		'Receipt: the full plan, $25',
		'You are back on the free plan',
	]);
	await till.buyPlan(ann);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('two taps on Downgrade leave the plan once, and both hear that it is left', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	const taps = await Promise.all([1, 2].map(() => till.send(ann, '/billing/stripe/cancel', {})));
	expect(taps.map(({ body }) => body)).toEqual([true, true]);
	expect(subjects()).toHaveLength(2);
});

test('Cancel Trial leaves the trial, which is the only one', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, trial_start: expect.any(String) });
	expect((await till.send(ann, '/account/trial', {})).status).toBe(409);
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
	expect(subjects().filter(({ subject }) => subject === 'You have the full plan')).toEqual(
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

test('someone with the full plan by a code can downgrade, and then buy it', async () => {
	const ann = await aMember(server.db, 'ann', { subscription_type: 4 });
	expect((await till.send(ann, '/billing/stripe/plan', {})).body.code).toBe('plan_refused');
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, paid_status: 0 });
	await till.buyPlan(ann);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
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

test('a visitor and the first admin donate; each has a receipt, and the page hears what became of it', async () => {
	const given = await till.send(null, '/private/billing/stripe/session', {
		email: 'rosa@example.com',
		amount: 19.99,
	});
	const paid = await till.press(given.body.url, 'pay');
	const payment = new URL(paid.headers.get('location') ?? '').searchParams.get('payment') ?? '';
	expect((await till.send(null, '/billing/stripe/outcome', { payment })).body).toEqual({
		...{ kind: 'donation', state: 'paid', amount_cents: 1999, quantity: 1 },
	});
	const admin = await aMember(server.db, 'root', { email: 'admin@localhost', group: 'admin' });
	// The page sends the account's own email, which is a local address.
	const theirs = { email: 'admin@localhost', amount: 10 };
	const second = await till.send(admin, '/private/billing/stripe/session', theirs);
	await till.press(second.body.url, 'pay');
	expect(subjects()).toEqual([
		{ to: 'rosa@example.com', subject: 'Receipt: your donation of $19.99' },
		{ to: 'admin@localhost', subject: 'Receipt: your donation of $10' },
	]);
});

test('a donation sent again because its answer was lost is one checkout', async () => {
	const donation = { email: 'rosa@example.com', amount: 25 };
	const again = { 'Idempotency-Key': 'attempt-1' };
	const first = await till.send(null, '/private/billing/stripe/session', donation, again);
	expect(await till.send(null, '/private/billing/stripe/session', donation, again)).toEqual(first);
	const anew = async (body: object, key: string) =>
		(await till.send(null, '/private/billing/stripe/session', body, { 'Idempotency-Key': key })).body.id;
	expect(await anew(donation, 'attempt-2')).not.toBe(first.body.id);
	// Another amount is another donation, even under the same key.
	expect(await anew({ ...donation, amount: 10 }, 'attempt-1')).not.toBe(first.body.id);
});

test('the receipt says what the checkout charged', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	server.db.update(testCheckouts).set({ amount_cents: 2150 }).run();
	await till.press(body.url, 'pay');
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ amount_cents: 2150 })]);
	expect(subjects()).toEqual([{ to: 'ann@example.org', subject: 'Receipt: the full plan, $21.50' }]);
});

test('a checkout that the card service has lost keeps no other from being asked about', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const bob = await aMember(server.db, 'bob', FREE);
	await till.send(ann, '/billing/stripe/plan', {});
	server.db.delete(testCheckouts).run();
	await till.send(bob, '/billing/stripe/plan', {});
	server.db.update(testCheckouts).set({ state: 'paid', subscription_state: 'active' }).run();
	clock += DAY / 24;
	await till.reconcile();
	expect(await till.account(bob)).toMatchObject({ subscription_type: 1 });
});

test('a site that has tried TEST MODE and then has Stripe asks Stripe about none of it', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	await till.send(ann, '/billing/stripe/item', { quantity: 2 });
	const stripe = await aStripe();
	const app = aServer({ db: server.db, now: () => new Date(clock), payments: stripe.settings });
	const live = aTill(app, stripe.settings);
	clock += 2 * DAY;
	expect((await live.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await live.account(ann)).toMatchObject({ subscription_type: 0 });
	expect(stripe.said()).toEqual([]);
	const { body } = await live.send(ann, '/billing/stripe/plan', {});
	expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
	await stripe.close();
});

test('once a site has Stripe, everything TEST MODE gave away ends, and each person hears of it once', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const bob = await aMember(server.db, 'bob', FREE);
	const cem = await aMember(server.db, 'cem', FREE);
	await till.buyPlan(ann);
	const { body } = await till.send(ann, '/billing/stripe/item', { quantity: 2 });
	await till.press(body.url, 'pay');
	const [first, second] = (await till.billing(ann)).licences;
	await till.send(bob, '/account/promo', { promoCode: first.code });
	const open = await till.send(cem, '/billing/stripe/plan', {});
	const before = subjects().length;
	const stripe = await aStripe();
	const live = aTill(
		aServer({ db: server.db, now: () => new Date(clock), payments: stripe.settings }),
		stripe.settings,
	);
	await live.reconcile();
	await live.reconcile();
	expect(await live.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(await live.account(bob)).toMatchObject({ subscription_type: 0 });
	expect(await live.send(cem, '/account/promo', { promoCode: second.code })).toEqual({
		status: 200,
		body: 'ERROR: This code is no longer valid.',
	});
	expect((await live.billing(ann)).receipts.map(({ state }: { state: string }) => state)).toEqual([
		'ended',
		'ended',
	]);
	expect((await live.send(cem, '/billing/stripe/outcome', { payment: open.body.payment })).body.state).toBe(
		'ended',
	);
	expect(subjects().slice(before)).toEqual([
		{ to: 'ann@example.org', subject: 'Your test of the full plan is over' },
		{ to: 'bob@example.org', subject: 'Your test of the full plan is over' },
	]);
	expect(stripe.said()).toEqual([]);
	await stripe.close();
});

test.each([
	[{ amount: -1 }, 400, 'bad_body'],
	[{ amount: 0 }, 422, 'amount_too_small'],
	[{ amount: 0.49 }, 422, 'amount_too_small'],
	[{ amount: 10.001 }, 400, 'bad_body'],
	[{ amount: '10' }, 400, 'bad_body'],
	[{ amount: 1_000_000 }, 400, 'bad_body'],
	[{ amount: 10, email: 'rosa@' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: 'https://evil.example/' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: '//evil.example/' }, 400, 'bad_body'],
	[{ amount: 10, cancel_url: 'javascript:alert(1)' }, 400, 'bad_body'],
	[{ amount: 0.5, cancel_url: 'https://tours.example/donate', productId: 'prod_theirs' }, 200, undefined],
])('a donation of %o is answered %i', async (donation, status, code) => {
	const body = { email: 'rosa@example.com', ...donation };
	const answer = await till.send(null, '/private/billing/stripe/session', body);
	expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a payment that fails at a renewal has seven days of grace, then the plan ends', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'miss');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect((await till.billing(ann)).grace_until).toBe(new Date(clock + 7 * DAY).toISOString());
	clock += 6.9 * DAY;
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	clock += DAY;
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(subjects().map(({ subject }) => subject)).toEqual([
		'Receipt: the full plan, $25',
		'Your payment did not go through',
		'Your full plan has ended',
	]);
});

test('a renewal that goes through in time ends the grace period', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'miss');
	await till.press(url, 'renew');
	expect((await till.billing(ann)).grace_until).toBe(null);
	clock += 30 * DAY;
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('each renewal is one more receipt, on the page and by email, however often it is reported', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	for (let terms = 0; terms < 2; terms += 1) {
		clock += 20 * DAY;
		await till.press(url, 'renew');
		await till.reconcile();
	}
	const { receipts } = await till.billing(ann);
	expect(receipts.map(({ paid }: { paid: string }) => paid.slice(0, 10))).toEqual([
		'2026-12-31',
		'2026-12-11',
		'2026-11-21',
	]);
	expect(receipts.at(0)).toMatchObject({ kind: 'plan', state: 'paid', quantity: 1, amount_cents: 2500 });
	expect(subjects().map(({ subject }) => subject)).toEqual([
		'Receipt: the full plan, $25',
		'Receipt: your full plan continues, $25',
		'Receipt: your full plan continues, $25',
	]);
});

test('a refund ends the plan, and nothing is charged again', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'refund');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ state: 'ended' })]);
	expect(await (await till.page(url)).text()).toContain('Refunded');
});

test('a chargeback ends the plan while the bank decides; won, it gives the plan back, and lost, it is over for good', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	const before = await till.account(ann);
	await till.press(url, 'dispute');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ state: 'ended' })]);
	await till.press(url, 'win');
	expect(await till.account(ann)).toEqual(before);
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ state: 'paid' })]);
	await till.press(url, 'dispute');
	await till.press(url, 'lose');
	await till.press(url, 'win');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(subjects().map(({ subject }) => subject)).toEqual([
		'Receipt: the full plan, $25',
		'Your full plan has ended',
		'You have the full plan again',
		'Your full plan has ended',
	]);
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

test('someone who bought the plan again during a chargeback gets the first payment back', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const first = await till.buyPlan(ann);
	await till.press(first, 'dispute');
	await till.buyPlan(ann);
	await till.press(first, 'win');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect(await (await till.page(first)).text()).toContain('Refunded');
	expect(subjects().at(-1)?.subject).toBe('We refunded $25');
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
	expect(subjects().at(-1)).toEqual({ to: 'ann@example.org', subject: 'We refunded $25' });
});

test('the trial emails when it begins, two days before it ends, and when it is over; each once', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	for (let hours = 0; hours < 24 * 12; hours += 6) {
		clock += DAY / 4;
		await till.reconcile();
	}
	expect(subjects().map(({ subject }) => subject)).toEqual([
		'Your 7-day trial has started',
		'Your trial ends in two days',
		'Your trial is over',
	]);
});

test('deleting the account ends all charges and deletes the customer at Stripe; while Stripe is silent, nothing is deleted', async () => {
	const stripe = await aStripe();
	server = aServer({ now: () => new Date(clock), payments: stripe.settings });
	till = aTill(server, stripe.settings);
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	stripe.sessions.set(body.id, {
		...{ id: body.id, status: 'complete', payment_status: 'paid', customer: { id: 'cus_1' } },
		subscription: { id: 'sub_1', status: 'active', latest_invoice: 'in_1' },
	});
	await till.send(ann, '/billing/stripe/outcome', { payment: body.payment });
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1, stripe_sub_id: 'sub_1' });
	server.db
		.update(sessions)
		.set({ proven: new Date(clock) })
		.run();
	stripe.outage.isOn = true;
	expect((await till.send(ann, '/account/deletion', {})).body.code).toBe('payments_unavailable');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	stripe.outage.isOn = false;
	expect((await till.send(ann, '/account/deletion', {})).status).toBe(204);
	expect(stripe.said().at(-1)).toBe('DELETE /v1/customers/cus_1');
	expect((await till.account(ann)).code).toBe('not_signed_in');
	await stripe.close();
});

test('where nothing is sold, no checkout opens, and the account says so', async () => {
	server = aServer({ payments: 'off' });
	till = aTill(server);
	const ann = await aMember(server.db, 'ann', FREE);
	for (const [path, body] of [
		['/billing/stripe/plan', {}],
		['/billing/stripe/item', { quantity: 5 }],
		['/private/billing/stripe/session', { amount: 10 }],
	] as const)
		expect((await till.send(ann, path, body)).body.code).toBe('payments_off');
	expect((await till.billing(ann)).mode).toBe('off');
	expect((await till.send(ann, '/account/trial', {})).status).toBe(200);
});

test('the specified GETs open the same checkouts, but only for our own pages', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const ask = async (path: string, headers: Record<string, string>) => {
		const answer = await server.app.request(`https://tours.example/api${path}`, { headers });
		return { status: answer.status, body: await answer.json() };
	};
	const donation = '/private/billing/stripe/session?email=rosa@example.com&amount=12.50&productId=x';
	const { Cookie } = ann.headers as { Cookie: string };
	for (const path of ['/billing/stripe/plan', '/billing/stripe/cancel', donation]) {
		expect((await ask(path, { Cookie, 'Sec-Fetch-Site': 'cross-site' })).body.code).toBe('forbidden_origin');
		expect((await ask(path, { Cookie })).body.code).toBe('forbidden_origin');
	}
	const plan = await ask('/billing/stripe/plan', ann.headers);
	expect(plan).toEqual(await till.send(ann, '/billing/stripe/plan', {}));
	await till.press(plan.body.url, 'pay');
	expect((await ask('/billing/stripe/cancel', ann.headers)).body).toBe(true);
	const given = await ask(donation, { 'Sec-Fetch-Site': 'same-origin' });
	expect(await (await till.page(given.body.url)).text()).toContain('Pay $12.50');
	expect((await ask(donation.replace('12.50', 'ten'), { 'Sec-Fetch-Site': 'same-origin' })).body.code).toBe(
		'bad_query',
	);
});

test('codes cannot be guessed without limit', async () => {
	const ann = await aMember(server.db, 'ann', FREE);
	const statuses: number[] = [];
	for (let tries = 0; tries < 21; tries += 1)
		statuses.push((await till.send(ann, '/account/promo', { promoCode: `TRAIL-${tries}` })).status);
	expect(statuses).toEqual([...Array(20).fill(200), 429]);
});
