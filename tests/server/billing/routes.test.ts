import { expect, test } from 'vitest';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import { accounts } from '#server/accounts/table.ts';
import { payments, testCheckouts } from '#server/billing/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { sessions } from '#server/session/table.ts';
import { aMember } from '../a-member.ts';
import { aStripe, firstInvoice } from '../a-stripe.ts';
import { aSite } from './a-site.ts';

const FREE = { subscription_type: 0 };
const DAY = 86_400_000;

const states = ({ receipts }: Pick<AccountBilling, 'receipts'>) => receipts.map(({ state }) => state);

test('a checkout in TEST MODE has an address, and opened again it is the same one, so it cannot be paid twice', async () => {
	const { server, till } = aSite();
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
	expect(await till.send(ann, '/billing/stripe/plan', {})).toEqual(checkout);
});

test('a declined card leaves the free plan; a payment gives the full one and leads back to the account', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const checkout = await till.send(ann, '/billing/stripe/plan', {});
	expect((await till.press(checkout.body.url, 'decline')).status).toBe(402);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
	const paid = await till.press(checkout.body.url, 'pay');
	expect([paid.status, paid.headers.get('location')]).toEqual([
		303,
		expect.stringMatching(/^https:\/\/tours\.example\/account\?payment=b_/),
	]);
	expect(await till.account(ann)).toMatchObject({
		subscription_type: 1,
		paid_status: 1,
		stripe_sub_id: expect.stringMatching(/^sub_test_/),
	});
});

test('the checkout of a plan says that it renews by itself, before it is paid; that of licences does not', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const page = async (path: string, body: object) =>
		(await server.app.request((await till.send(ann, path, body)).body.url)).text();
	expect(await page('/billing/stripe/plan', {})).toContain(
		'It renews automatically until you cancel it. In TEST MODE, only a button on this page renews it.',
	);
	expect(await page('/billing/stripe/item', { quantity: 2 })).not.toContain('renews');
});

test('a button whose form breaks off on the way is refused in words, and pays nothing', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const { url } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	const answer = await server.app.request(url, {
		method: 'POST',
		body: '--x\r\nContent-Disposition: form-data; name="answer"\r\n\r\npay',
		headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
	});
	expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_body']);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
});

test('a plan that is paid for has its receipt, on the page and by email, and cannot be bought again', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	expect(till.subjects()).toEqual([
		{ to: 'ann@example.org', subject: 'TEST MODE: Receipt: the full plan, $25' },
	]);
	// Either card service charges for it again.
	const [receipt] = server.db.select().from(outboxMails).all();
	expect(receipt?.text).toContain('It renews automatically until you cancel it');
	expect((await till.send(ann, '/billing/stripe/plan', {})).status).toBe(409);
	expect((await till.billing(ann)).receipts).toEqual([
		expect.objectContaining({ kind: 'plan', state: 'paid', amount_cents: 2500 }),
	]);
});

test('downgrading ends recurring charges and answers true; with nothing to leave it answers false', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(false);
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: You are back on the free plan',
	]);
	await till.buyPlan(ann);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('a plan under dispute can be canceled: a bank that decides for us later starts no charges and no plan', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'dispute');
	expect((await till.billing(ann)).in_dispute).toBe(true);
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect((await till.billing(ann)).in_dispute).toBe(false);
	expect(server.db.select().from(testCheckouts).get()).toMatchObject({ subscription_state: 'over' });
	await till.press(url, 'win');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(false);
});

test.each(['trial', 'code'])(
	'leaving a %s leaves a plan under dispute alone, promises nothing of its charges, and it can be canceled next',
	async (of) => {
		const { server, till, now } = aSite();
		const [ann, bob] = [await aMember(server.db, 'ann', FREE), await aMember(server.db, 'bob', FREE)];
		const [url, other] = [await till.buyPlan(ann), await till.buyPlan(bob)];
		for (const each of [url, other]) await till.press(each, 'dispute');
		await server.stores.licences.makePromo({ code: 'SPRING-27', uses: 2, expires: null }, now());
		for (const each of [ann, bob]) {
			if (of === 'trial') await till.send(each, '/account/trial', {});
			else await till.send(each, '/account/promo', { promoCode: 'SPRING-27' });
			expect((await till.send(each, '/billing/stripe/cancel', {})).body).toBe(true);
			expect(await till.account(each)).toMatchObject({ subscription_type: 0 });
			expect((await till.billing(each)).in_dispute).toBe(true);
			expect(server.db.select().from(outboxMails).all().at(-1)?.text).not.toContain('charged');
		}
		expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
		for (const each of [url, other]) await till.press(each, 'win');
		expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
		expect(await till.account(bob)).toMatchObject({ subscription_type: 1 });
	},
);

test('two taps on Downgrade leave the plan once, and both hear that it is left', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	const taps = await Promise.all([1, 2].map(() => till.send(ann, '/billing/stripe/cancel', {})));
	expect(taps.map(({ body }) => body)).toEqual([true, true]);
	expect(till.subjects()).toHaveLength(2);
});

test('a plan left during its grace period promises nothing more, and one bought afterward is in order', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.press(await till.buyPlan(ann), 'miss');
	await till.send(ann, '/billing/stripe/cancel', {});
	expect((await till.billing(ann)).grace_until).toBe(null);
	const url = await till.buyPlan(ann);
	expect((await till.billing(ann)).grace_until).toBe(null);
	await till.press(url, 'miss');
	expect((await till.billing(ann)).grace_until).toEqual(expect.any(String));
});

test('Cancel Trial leaves the trial, which is the only one', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, trial_start: expect.any(String) });
	expect((await till.send(ann, '/account/trial', {})).status).toBe(409);
});

test('an admin is sold no plan for themselves, and can buy licences to hand out', async () => {
	const { server, till } = aSite();
	const joy = await aMember(server.db, 'joy', { ...FREE, group: 'admin' });
	expect((await till.send(joy, '/billing/stripe/plan', {})).body.code).toBe('plan_refused');
	expect((await till.send(joy, '/billing/stripe/item', { quantity: 1 })).body.code).toBe('plan_refused');
	expect((await till.send(joy, '/billing/stripe/item', { quantity: 2 })).status).toBe(200);
});

test('an admin who stops paying, or whose payment comes back, is not told of a free plan', async () => {
	const { server, till } = aSite();
	const joy = await aMember(server.db, 'joy', FREE);
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(joy);
	const url = await till.buyPlan(ann);
	server.db.update(accounts).set({ group: 'admin' }).run();
	const before = till.subjects().length;
	expect((await till.send(joy, '/billing/stripe/cancel', {})).body).toBe(true);
	await till.press(url, 'refund');
	expect(till.subjects().slice(before)).toEqual([
		{ to: 'joy@example.org', subject: 'TEST MODE: You no longer pay for the full plan' },
		{ to: 'ann@example.org', subject: 'TEST MODE: Your paid plan has ended' },
	]);
	for (const { text } of server.db.select().from(outboxMails).all().slice(before))
		expect(text).toContain('As an admin you have everything without it.');
});

test('someone with the full plan by a code can downgrade, and then buy it', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', { subscription_type: 4 });
	expect((await till.send(ann, '/billing/stripe/plan', {})).body.code).toBe('plan_refused');
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, paid_status: 0 });
	await till.buyPlan(ann);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('the receipt says what the checkout charged', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	server.db.update(testCheckouts).set({ amount_cents: 2150 }).run();
	await till.press(body.url, 'pay');
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ amount_cents: 2150 })]);
	expect(till.subjects()).toEqual([
		{ to: 'ann@example.org', subject: 'TEST MODE: Receipt: the full plan, $21.50' },
	]);
});

test('a site that has tried TEST MODE and then has Stripe asks Stripe about none of it', async () => {
	const { server, till, onStripe, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	await till.send(ann, '/billing/stripe/item', { quantity: 2 });
	const stripe = await aStripe();
	const live = onStripe(stripe.settings);
	later(2 * DAY);
	expect((await live.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(await live.account(ann)).toMatchObject({ subscription_type: 0 });
	expect(stripe.said()).toEqual([]);
	const { body } = await live.send(ann, '/billing/stripe/plan', {});
	expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
	await stripe.close();
});

test('the same attempt goes on with its checkout while that is open or paid, and opens a new one once it is closed or over', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const attempt = { 'Idempotency-Key': 'page-1' };
	const buy = async (quantity: number) =>
		(await till.send(ann, '/billing/stripe/item', { quantity }, attempt)).body;
	const closed = await buy(2);
	expect(await buy(2)).toEqual(closed);
	server.db.update(testCheckouts).set({ state: 'over' }).run();
	await till.send(ann, '/billing/stripe/outcome', { payment: closed.payment });
	const paid = await buy(2);
	expect(paid.id).not.toBe(closed.id);
	await till.press(paid.url, 'pay');
	expect(await buy(2)).toEqual(paid);
	await till.press(paid.url, 'refund');
	const late = await buy(2);
	expect([closed.id, paid.id]).not.toContain(late.id);
	// The card service closes it within the day, and tells us later.
	later(21 * 3_600_000);
	expect((await buy(2)).id).not.toBe(late.id);
});

test('one for oneself, paid and left, is sold again to the same attempt', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const attempt = { 'Idempotency-Key': 'page-1' };
	const buy = async () => (await till.send(ann, '/billing/stripe/item', { quantity: 1 }, attempt)).body;
	const first = await buy();
	await till.press(first.url, 'pay');
	await till.send(ann, '/billing/stripe/cancel', {});
	// Not even the card service has told us yet that it is over.
	expect((await buy()).id).not.toBe(first.id);
});

test.each(['off', 'test'] as const)(
	'what became of a checkout at Stripe is not told while payments are %s: it may have been paid',
	async (mode) => {
		const stripe = await aStripe();
		const { server, till, onStripe: onceWith } = aSite(stripe.settings);
		const ann = await aMember(server.db, 'ann', FREE);
		const { payment } = (await till.send(ann, '/billing/stripe/plan', {})).body;
		const outcome = async (at: typeof till) =>
			(await at.send(ann, '/billing/stripe/outcome', { payment })).body;
		expect(await outcome(onceWith(mode))).toMatchObject({ code: 'payments_off' });
		expect(await outcome(till)).toMatchObject({ state: 'open' });
		server.db.update(payments).set({ state: 'over' }).run();
		expect(await outcome(onceWith(mode))).toMatchObject({ state: 'over' });
		await stripe.close();
	},
);

test('a checkout that Stripe answers with an error is opened as a new one at the next try', async () => {
	const stripe = await aStripe();
	const { server, till } = aSite(stripe.settings);
	const ann = await aMember(server.db, 'ann', FREE);
	const attempt = { 'Idempotency-Key': 'tap-1' };
	stripe.outage.isOn = true;
	const failed = await till.send(ann, '/billing/stripe/plan', {}, attempt);
	expect(failed.body.code).toBe('payments_unavailable');
	stripe.outage.isOn = false;
	expect((await till.send(ann, '/billing/stripe/plan', {}, attempt)).status).toBe(200);
	await stripe.close();
});

test('a checkout whose answer was lost on the way is asked for again as the same one', async () => {
	const stripe = await aStripe();
	const { server, till } = aSite(stripe.settings);
	const ann = await aMember(server.db, 'ann', FREE);
	stripe.outage.isCut = true;
	expect((await till.send(ann, '/billing/stripe/plan', {})).body.code).toBe('payments_unavailable');
	stripe.outage.isCut = false;
	expect((await till.send(ann, '/billing/stripe/plan', {})).status).toBe(200);
	expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
	await stripe.close();
});

test('each renewal is one more receipt, on the page and by email, however often it is reported', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	for (let terms = 0; terms < 2; terms += 1) {
		later(20 * DAY);
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
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: Receipt: your full plan continues, $25',
		'TEST MODE: Receipt: your full plan continues, $25',
	]);
});

test('a renewal that no event reported before the plan was left or disputed still gets its receipt', async () => {
	const { server, till, now, later } = aSite();
	const [ann, bob] = [await aMember(server.db, 'ann', FREE), await aMember(server.db, 'bob', FREE)];
	await till.buyPlan(ann);
	const url = await till.buyPlan(bob);
	later(30 * DAY);
	await till.reconcile();
	server.db
		.update(testCheckouts)
		.set({ renewed: [now().getTime()] })
		.run();
	const before = till.subjects().length;
	await till.send(ann, '/billing/stripe/cancel', {});
	await till.press(url, 'dispute');
	for (let days = 0; days < 2; days += 1) {
		later(DAY);
		await till.reconcile();
	}
	for (const person of [ann, bob]) {
		const { receipts } = await till.billing(person);
		expect(receipts).toHaveLength(2);
		expect(receipts[0]).toMatchObject({
			kind: 'plan',
			amount_cents: 2500,
			state: person === bob ? 'disputed' : 'paid',
		});
	}
	expect(till.subjects().slice(before)).toEqual([
		{ to: 'ann@example.org', subject: 'TEST MODE: You are back on the free plan' },
		{ to: 'bob@example.org', subject: 'TEST MODE: Your full plan has ended' },
		{ to: 'bob@example.org', subject: 'TEST MODE: Receipt: the renewal of your full plan, $25' },
		{ to: 'ann@example.org', subject: 'TEST MODE: Receipt: the renewal of your full plan, $25' },
	]);
	const receipt = server.db.select().from(outboxMails).all().at(-1)?.text;
	expect(receipt).toContain('You paid $25 to renew your full plan');
	expect(receipt).not.toContain('continues');
});

test('a refund ends the plan, and nothing is charged again', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'refund');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect((await till.billing(ann)).receipts).toEqual([expect.objectContaining({ state: 'refunded' })]);
	expect(await (await till.page(url)).text()).toContain('Refunded');
});

test('a refund is said of the last renewal, that the plan is over of the first receipt', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	for (const terms of ['first', 'second']) {
		later(20 * DAY);
		expect((await till.press(url, 'renew')).status, terms).toBe(303);
	}
	await till.press(url, 'dispute');
	expect(states(await till.billing(ann))).toEqual(['disputed', 'paid', 'paid']);
	await till.press(url, 'win');
	await till.press(url, 'refund');
	expect(states(await till.billing(ann))).toEqual(['refunded', 'paid', 'ended']);
});

test('a plan that is canceled reads as ended, and as refunded once its money is returned, too', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	await till.press(body.url, 'pay');
	const outcome = async () => {
		const told = await till.send(ann, '/billing/stripe/outcome', { payment: body.payment });
		return [told.body.state, ...states(await till.billing(ann))];
	};
	await till.send(ann, '/billing/stripe/cancel', {});
	expect(await outcome()).toEqual(['ended', 'ended']);
	await till.press(body.url, 'refund');
	expect(await outcome()).toEqual(['refunded', 'refunded']);
});

test.each(['plan', 'licences', 'donation'])('while a bank decides, its %s is in dispute', async (kind) => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } =
		kind === 'donation'
			? await till.send(ann, '/private/billing/stripe/session', { amount: 25 })
			: await till.send(ann, '/billing/stripe/item', { quantity: kind === 'plan' ? 1 : 2 });
	await till.press(body.url, 'pay');
	await till.press(body.url, 'dispute');
	const told = await till.send(ann, '/billing/stripe/outcome', { payment: body.payment });
	expect(told.body).toMatchObject({ kind, state: 'disputed' });
	expect(states(await till.billing(ann))).toEqual(['disputed']);
});

test('a chargeback ends the plan while the bank decides; won, it gives the plan back, and lost, it is over for good', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	const before = await till.account(ann);
	await till.press(url, 'dispute');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(states(await till.billing(ann))).toEqual(['disputed']);
	await till.press(url, 'win');
	expect(await till.account(ann)).toEqual(before);
	expect(states(await till.billing(ann))).toEqual(['paid']);
	await till.press(url, 'dispute');
	await till.press(url, 'lose');
	await till.press(url, 'win');
	expect(states(await till.billing(ann))).toEqual(['refunded']);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: Your full plan has ended',
		'TEST MODE: You have the full plan again',
		'TEST MODE: Your full plan has ended',
	]);
});

test('a subscription that was paused just before the bank decided goes on, though nobody had written the pause down', async () => {
	const stripe = await aStripe();
	const { server, till } = aSite(stripe.settings);
	const ann = await aMember(server.db, 'ann', FREE);
	const { id, payment } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	const subscription = { id: 'sub_1', status: 'active', pause_collection: null };
	stripe.sessions.set(id, { id, status: 'complete', payment_status: 'paid', subscription });
	stripe.invoices.push(firstInvoice);
	const look = () => till.send(ann, '/billing/stripe/outcome', { payment });
	await look();
	const { apply } = server.stores.payments;
	const theProcessEnds = () => Promise.reject(new Error('killed'));
	Object.assign(server.stores.payments, { apply: theProcessEnds });
	stripe.charge.disputed = true;
	await look();
	expect(subscription.pause_collection).toEqual({ behavior: 'void' });
	Object.assign(server.stores.payments, { apply });
	stripe.charge.disputed = false;
	await look();
	expect(subscription.pause_collection).toBe(null);
	const before = stripe.said().length;
	await look();
	expect(stripe.said().slice(before)).not.toContain('POST /v1/subscriptions/sub_1');
	await stripe.close();
});

/** What Ann bought is paid, and in dispute before we hear of either. */
async function disputedUnheard(path: string, order: object) {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const { url, payment } = (await till.send(ann, path, order)).body;
	const kept = { state: 'paid', is_disputed: true } as const;
	server.db
		.update(testCheckouts)
		.set(path.endsWith('plan') ? { ...kept, subscription_state: 'active' } : kept)
		.run();
	await till.send(ann, '/billing/stripe/outcome', { payment });
	return { server, till, ann, press: (answer: string) => till.press(url, answer) };
}

test('a plan first heard of in dispute has its receipt, and can be canceled', async () => {
	const { server, till, ann } = await disputedUnheard('/billing/stripe/plan', {});
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	const billing = await till.billing(ann);
	expect([billing.in_dispute, states(billing)]).toEqual([true, ['disputed']]);
	expect((await till.send(ann, '/billing/stripe/cancel', {})).body).toBe(true);
	expect(server.db.select().from(testCheckouts).get()).toMatchObject({ subscription_state: 'over' });
	expect(states(await till.billing(ann))).toEqual(['ended']);
});

test('a plan first heard of in dispute is given once the bank leaves the money here', async () => {
	const { till, ann, press } = await disputedUnheard('/billing/stripe/plan', {});
	await press('win');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: Your full plan has ended',
		'TEST MODE: You have the full plan again',
	]);
});

test('licences first heard of in dispute have codes, which count once the bank leaves the money here', async () => {
	const { till, ann, press } = await disputedUnheard('/billing/stripe/item', { quantity: 2 });
	const codes = async () => (await till.billing(ann)).licences.map(({ state }: { state: string }) => state);
	expect(await codes()).toEqual(['ended', 'ended']);
	await press('win');
	expect(await codes()).toEqual(['ready', 'ready']);
});

test('someone who bought the plan again during a chargeback gets the first payment back', async () => {
	const { server, till } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const first = await till.buyPlan(ann);
	await till.press(first, 'dispute');
	await till.buyPlan(ann);
	await till.press(first, 'win');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect(await (await till.page(first)).text()).toContain('Refunded');
	expect(till.subjects().at(-1)?.subject).toBe('TEST MODE: We refunded $25');
});

test('a refund leaves a receipt the day it was paid on', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const first = await till.buyPlan(ann);
	const [{ paid }] = (await till.billing(ann)).receipts;
	await till.press(first, 'dispute');
	await till.buyPlan(ann);
	later(40 * DAY);
	await till.press(first, 'win');
	const { receipts } = await till.billing(ann);
	expect(states({ receipts }).sort()).toEqual(['paid', 'refunded']);
	expect(receipts.map((receipt: { paid: string }) => receipt.paid)).toEqual([paid, paid]);
});

test('deleting the account ends all charges and deletes the customer at Stripe; while Stripe is silent, nothing is deleted', async () => {
	const stripe = await aStripe();
	const { server, till, now } = aSite(stripe.settings);
	const ann = await aMember(server.db, 'ann', FREE);
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	stripe.sessions.set(body.id, {
		id: body.id,
		status: 'complete',
		payment_status: 'paid',
		customer: { id: 'cus_1' },
		subscription: { id: 'sub_1', status: 'active', latest_invoice: 'in_1' },
	});
	await till.send(ann, '/billing/stripe/outcome', { payment: body.payment });
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1, stripe_sub_id: 'sub_1' });
	server.db.update(sessions).set({ proven: now() }).run();
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
	const { server, till } = aSite('off');
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
	const { server, till } = aSite();
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
