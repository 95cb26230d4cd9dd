import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leaveWords } from '#billing/leave-words.ts';
import { accounts } from '#server/accounts/table.ts';
import { payments, testCheckouts } from '#server/billing/table.ts';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { outboxMails } from '#server/mail/table.ts';
import { randomId } from '#server/secrets/random.ts';
import { sessions } from '#server/session/table.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { aMember } from '../a-member.ts';
import { aStripe, firstInvoice } from '../a-stripe.ts';
import { aSite } from './a-site.ts';

const FREE = { subscription_type: 0 };
const DAY = 86_400_000;

test('a checkout that the card service has lost keeps no other from being asked about', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const bob = await aMember(server.db, 'bob', FREE);
	await till.send(ann, '/billing/stripe/plan', {});
	server.db.delete(testCheckouts).run();
	await till.send(bob, '/billing/stripe/plan', {});
	server.db.update(testCheckouts).set({ state: 'paid', subscription_state: 'active' }).run();
	later(DAY / 24);
	await till.reconcile();
	expect(await till.account(bob)).toMatchObject({ subscription_type: 1 });
});

test('an outage of days forfeits no paid checkout: only a look that was answered is the last, and a failed one waits an hour', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/billing/stripe/plan', {});
	const kept = server.db.delete(testCheckouts).returning().all();
	later(4 * DAY);
	await till.reconcile();
	const paid = { state: 'paid', subscription_state: 'active' } as const;
	server.db
		.insert(testCheckouts)
		.values(kept.map((each) => ({ ...each, ...paid })))
		.run();
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject(FREE);
	later(DAY / 24);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

/** How often Stripe was asked about checkouts within so many hours of looking each hour. */
async function looksIn(hours: number, { stripe, site }: { stripe: Stripe; site: ReturnType<typeof aSite> }) {
	const before = stripe.said().length;
	for (let hour = 0; hour < hours; hour += 1) {
		site.later(DAY / 24);
		await site.till.reconcile();
	}
	return stripe.said().length - before;
}
type Stripe = Awaited<ReturnType<typeof aStripe>>;

test('a checkout that Stripe does not know, or never answers for, is asked about ever less, and stays open until it does', async () => {
	const stripe = await aStripe();
	const site = aSite(stripe.settings);
	const ann = await aMember(site.server.db, 'ann', FREE);
	await site.till.send(ann, '/billing/stripe/plan', {});
	stripe.outage.isOn = true;
	expect(await looksIn(24, { stripe, site })).toBe(5);
	await looksIn(4 * 24, { stripe, site });
	expect(await looksIn(4 * 24, { stripe, site })).toBe(4);
	const kept = [...stripe.sessions];
	stripe.outage.isOn = false;
	stripe.sessions.clear();
	expect(await looksIn(5 * 24, { stripe, site })).toBe(5);
	expect(site.server.db.select().from(payments).get()).toMatchObject({ state: 'open' });
	const paid = { status: 'complete', payment_status: 'paid', amount_total: 2500 };
	for (const [id, session] of kept) stripe.sessions.set(id, { ...session, ...paid });
	await looksIn(24, { stripe, site });
	expect(await site.till.account(ann)).toMatchObject({ subscription_type: 1 });
	await stripe.close();
});

test('a hundred checkouts that cannot be looked at keep no other from its turn', async () => {
	const { server, till, now, later } = aSite();
	const lost = { service: 'test', kind: 'donation', quantity: 1, amount_cents: 500, created: now() } as const;
	const ids = Array.from({ length: 100 }, (_, index) => `b_lost${index}`);
	server.db
		.insert(payments)
		.values(ids.map((id) => ({ ...lost, id, provider_id: id })))
		.run();
	const bob = await aMember(server.db, 'bob', FREE);
	await till.send(bob, '/billing/stripe/plan', {});
	server.db.update(testCheckouts).set({ state: 'paid', subscription_state: 'active' }).run();
	later(DAY / 24);
	await till.reconcile();
	await till.reconcile();
	expect(await till.account(bob)).toMatchObject({ subscription_type: 1 });
});

test('a backlog of weekly looks keeps no open checkout from its hourly one', async () => {
	const { server, till, now, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/billing/stripe/plan', {});
	later(DAY / 24);
	await till.reconcile();
	const checked = new Date(now().getTime() - 8 * DAY);
	const given = { service: 'test', kind: 'donation', state: 'paid', quantity: 1, amount_cents: 500 } as const;
	const ids = Array.from({ length: 200 }, (_, index) => `b_given${index}`);
	server.db
		.insert(payments)
		.values(ids.map((id) => ({ ...given, id, provider_id: id, created: checked, paid: checked, checked })))
		.run();
	server.db.update(testCheckouts).set({ state: 'paid', subscription_state: 'active' }).run();
	later(DAY / 12);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('once a site has Stripe, everything TEST MODE gave away ends, and each person hears of it, and each buyer of licences, once', async () => {
	const { server, till, onStripe } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const bob = await aMember(server.db, 'bob', FREE);
	const cem = await aMember(server.db, 'cem', FREE);
	await till.buyPlan(ann);
	const { body } = await till.send(ann, '/billing/stripe/item', { quantity: 2 });
	await till.press(body.url, 'pay');
	const [first, second] = (await till.billing(ann)).licences;
	await till.send(bob, '/account/promo', { promoCode: first.code });
	const open = await till.send(cem, '/billing/stripe/plan', {});
	const before = till.subjects().length;
	const stripe = await aStripe();
	const live = onStripe(stripe.settings);
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
		'over',
	);
	expect(till.subjects().slice(before)).toEqual([
		{ to: 'ann@example.org', subject: 'Your test of the full plan is over' },
		{ to: 'ann@example.org', subject: 'Your test of 2 licences is over' },
		{ to: 'bob@example.org', subject: 'Your test of the full plan is over' },
	]);
	expect(stripe.said()).toEqual([]);
	await stripe.close();
});

test('a payment that nobody reported for days, as after a restore, is found; a checkout nobody paid is let go', async () => {
	const { server, till, later } = aSite();
	const [ann, bob] = [await aMember(server.db, 'ann', FREE), await aMember(server.db, 'bob', FREE)];
	const { body } = await till.send(ann, '/billing/stripe/plan', {});
	await till.send(bob, '/billing/stripe/plan', {});
	const paid = { state: 'paid', subscription_state: 'active' } as const;
	server.db.update(testCheckouts).set(paid).where(eq(testCheckouts.id, body.id)).run();
	later(4 * DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	later(DAY / 12);
	await till.reconcile();
	const { checked, created } =
		server.db.select().from(payments).where(eq(payments.state, 'open')).get() ?? {};
	expect(Number(checked) - Number(created)).toBe(4 * DAY);
});

test('a plan that is left takes along the payment of a second one that nobody reported, which is refunded', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/billing/stripe/plan', {});
	later(DAY);
	const second = await till.buyPlan(ann);
	server.db.update(testCheckouts).set({ state: 'paid', subscription_state: 'active' }).run();
	await till.send(ann, '/billing/stripe/cancel', {});
	const checkouts = server.db.select().from(testCheckouts).all();
	expect(checkouts.map(({ subscription_state }) => subscription_state)).toEqual(['over', 'over']);
	expect(checkouts.map(({ is_reversed, id }) => [second.endsWith(id), is_reversed])).toEqual([
		[false, true],
		[true, false],
	]);
	later(DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
});

test('a payment that fails at a renewal has seven days of grace, then the plan ends', async () => {
	const { server, till, now, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'miss');
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect((await till.billing(ann)).grace_until).toBe(new Date(now().getTime() + 7 * DAY).toISOString());
	later(6.9 * DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	later(DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0, stripe_sub_id: null });
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'TEST MODE: Receipt: the full plan, $25',
		'TEST MODE: Your payment did not go through',
		'TEST MODE: Your full plan has ended',
	]);
});

test('whoever has another card by then is told to downgrade and buy again, which charges it once and goes on', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.press(await till.buyPlan(ann), 'miss');
	const mail = server.db.select().from(outboxMails).all().at(-1);
	expect(mail?.text).toContain(`choose ${leaveWords.full.label}, then Get Full.`);
	later(DAY);
	await till.send(ann, '/billing/stripe/cancel', {});
	await till.buyPlan(ann);
	for (let days = 0; days < 9; days += 1) {
		later(DAY);
		await till.reconcile();
	}
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	const { grace_until, receipts } = await till.billing(ann);
	expect(grace_until).toBe(null);
	expect(receipts.map(({ state }: { state: string }) => state)).toEqual(['paid', 'ended']);
});

test('whoever is made an admin during their trial hears nothing of its end; a later loss of the group brings the news', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	server.db.update(accounts).set({ group: 'admin' }).run();
	for (const days of [5.5, 2]) {
		later(days * DAY);
		await till.reconcile();
	}
	expect(till.subjects()).toHaveLength(1);
	server.db.update(accounts).set({ group: 'default' }).run();
	await till.reconcile();
	expect(till.subjects().at(-1)?.subject).toBe('Your trial is over');
});

test('an admin whose plan of TEST MODE ends is offered none', async () => {
	const { server, till, onStripe } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.buyPlan(ann);
	server.db.update(accounts).set({ group: 'admin' }).run();
	const stripe = await aStripe();
	await onStripe(stripe.settings).reconcile();
	const mail = server.db.select().from(outboxMails).all().at(-1);
	expect(mail?.subject).toBe('Your test of the full plan is over');
	expect(mail?.text).toContain('As an admin you have everything without it.');
	expect(mail?.text).not.toContain('$25');
	await stripe.close();
});

test('an admin whose renewal fails is told of no free plan', async () => {
	const { server, till } = aSite();
	const joy = await aMember(server.db, 'joy', FREE);
	const url = await till.buyPlan(joy);
	server.db.update(accounts).set({ group: 'admin' }).run();
	await till.press(url, 'miss');
	const mail = server.db.select().from(outboxMails).all().at(-1);
	expect(mail?.subject).toBe('TEST MODE: Your payment did not go through');
	expect(mail?.text).toContain('As an admin you have everything without it.');
	expect(mail?.text).not.toMatch(/free plan|Get Full/);
});

test('a renewal that goes through in time ends the grace period', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'miss');
	await till.press(url, 'renew');
	expect((await till.billing(ann)).grace_until).toBe(null);
	later(30 * DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('a late renewal that went through shortly before the grace period ends keeps the plan, though no event said so', async () => {
	const { server, till, now, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const url = await till.buyPlan(ann);
	await till.press(url, 'miss');
	later(6.5 * DAY);
	await till.reconcile();
	later(0.4 * DAY);
	server.db
		.update(testCheckouts)
		.set({ subscription_state: 'active', renewed: [now().getTime()] })
		.run();
	later(0.2 * DAY);
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
	expect((await till.billing(ann)).grace_until).toBe(null);
	expect(server.db.select().from(testCheckouts).get()).toMatchObject({ subscription_state: 'active' });
	expect(till.subjects().at(-1)?.subject).toBe('TEST MODE: Receipt: your full plan continues, $25');
});

test('the trial emails when it begins, two days before it ends, and when it is over; each once', async () => {
	const { server, till, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	for (let hours = 0; hours < 24 * 12; hours += 6) {
		later(DAY / 4);
		await till.reconcile();
	}
	expect(till.subjects().map(({ subject }) => subject)).toEqual([
		'Your 7-day trial has started',
		expect.stringMatching(/^Your trial ends on /),
		'Your trial is over',
	]);
});

test('when mail leaves only twelve days later, no email promises days that are over; receipts and ends are still told', async () => {
	const { server, till, now, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	const bob = await aMember(server.db, 'bob', FREE);
	await till.send(ann, '/account/trial', {});
	await till.press(await till.buyPlan(bob), 'miss');
	for (let days = 0; days < 12; days += 1) {
		later(DAY);
		await till.reconcile();
	}
	const outbox = createOutboxStore(server.db);
	const sent: string[] = [];
	for (let mail = outbox.take('w', now()); mail; mail = outbox.take('w', now())) sent.push(mail.subject);
	expect(sent).toEqual(['TEST MODE: Receipt: the full plan, $25', 'TEST MODE: Your full plan has ended']);
});

test('the end of a trial is told for three days', async () => {
	const { server, till, now, later } = aSite();
	const ann = await aMember(server.db, 'ann', FREE);
	await till.send(ann, '/account/trial', {});
	later(7 * DAY);
	await till.reconcile();
	later(3 * DAY - 1);
	const outbox = createOutboxStore(server.db);
	expect(outbox.take('w', now())).toMatchObject({ subject: 'Your trial is over' });
	later(1);
	outbox.tidy(now());
	expect(server.db.select().from(outboxMails).all().at(-1)?.last_error).toMatch(/^expired/);
});

/** Ann's licences or donation at a site with Stripe, paid and reported. */
async function paidOnce(kind: 'licences' | 'donation') {
	const stripe = await aStripe();
	const site = aSite(stripe.settings);
	const ann = await aMember(site.server.db, 'ann', FREE);
	const [path, order] =
		kind === 'licences'
			? ['/billing/stripe/item', { quantity: 2 }]
			: ['/private/billing/stripe/session', { amount: 50 }];
	const { id, payment } = (await site.till.send(ann, path, order)).body;
	const paid = { id, status: 'complete', payment_status: 'paid', amount_total: 5000, customer: null };
	stripe.sessions.set(id, { ...paid, payment_intent: { id: 'pi_1', latest_charge: stripe.charge } });
	await site.till.send(ann, '/billing/stripe/outcome', { payment });
	return { stripe, site, state: () => site.server.db.select().from(payments).get()?.state };
}

test.each(['licences', 'donation'] as const)(
	'a refund (%s) that no event reported is found within a week, by asking once',
	async (kind) => {
		const { stripe, site, state } = await paidOnce(kind);
		stripe.charge.refunded = true;
		expect(await looksIn(6 * 24, { stripe, site })).toBe(0);
		expect(await looksIn(2 * 24, { stripe, site })).toBe(1);
		expect(state()).toBe('ended');
		await stripe.close();
	},
);

test('a payment of half a year ago is asked about no more, and once again after a restore', async () => {
	const { stripe, site, state } = await paidOnce('donation');
	site.later(179 * DAY);
	expect(await looksIn(24, { stripe, site })).toBe(1);
	site.later(2 * DAY);
	expect(await looksIn(10 * 24, { stripe, site })).toBe(0);
	stripe.charge.refunded = true;
	noteRestored(site.server.db, { now: site.now().getTime(), newId: randomId });
	expect(await looksIn(24, { stripe, site })).toBe(1);
	expect(state()).toBe('ended');
	await stripe.close();
});

test('after a restore each payment is asked about once', async () => {
	const { stripe, site } = await paidOnce('donation');
	site.later(200 * DAY);
	noteRestored(site.server.db, { now: site.now().getTime(), newId: randomId });
	expect(await looksIn(20 * 24, { stripe, site })).toBe(1);
	await stripe.close();
});

test('after a restore, a payment that Stripe does not know is asked about for two weeks at most', async () => {
	const { stripe, site } = await paidOnce('donation');
	site.later(200 * DAY);
	stripe.sessions.clear();
	noteRestored(site.server.db, { now: site.now().getTime(), newId: randomId });
	expect(await looksIn(15 * 24, { stripe, site })).toBeGreaterThan(10);
	expect(await looksIn(15 * 24, { stripe, site })).toBe(0);
	await stripe.close();
});

/** Ann, who pays Stripe for the plan and has it by a code by then, or while a bank decides: the payment has no use. */
async function aNeedlessPayment(when: 'unheard' | 'disputed') {
	const stripe = await aStripe();
	const site = aSite(stripe.settings);
	const { server, till, now } = site;
	const ann = await aMember(server.db, 'ann', FREE);
	await server.stores.licences.makePromo({ code: 'SPRING-27', uses: 2, expires: null }, now());
	const { id, payment } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	const subscription = { id: 'sub_1', status: 'active' };
	const paid = { id, status: 'complete', payment_status: 'paid', amount_total: 2500, customer: null };
	const look = () => till.send(ann, '/billing/stripe/outcome', { payment });
	const pay = () => {
		stripe.sessions.set(id, { ...paid, subscription });
		stripe.invoices.push(firstInvoice);
	};
	if (when === 'disputed') {
		pay();
		await look();
		stripe.charge.disputed = true;
		await look();
		stripe.charge.disputed = false;
	}
	await till.send(ann, '/account/promo', { promoCode: 'SPRING-27' });
	if (when === 'unheard') pay();
	const receipts = async () => (await till.billing(ann)).receipts;
	const refunds = () => till.subjects().filter(({ subject }) => subject === 'We refunded $25');
	return { stripe, site, ann, payment, look, receipts, refunds };
}

test.each(['unheard', 'disputed'] as const)(
	'a needless payment (%s) whose refund was made, and not written down, is told and has its receipt',
	async (when) => {
		const { stripe, site, look, receipts, refunds } = await aNeedlessPayment(when);
		const { givenBack } = site.server.stores.payments;
		const theProcessEnds = () => Promise.reject(new Error('killed'));
		Object.assign(site.server.stores.payments, { givenBack: theProcessEnds });
		await look();
		Object.assign(site.server.stores.payments, { givenBack });
		expect([stripe.charge.refunded, refunds()]).toEqual([true, []]);
		site.later(4 * DAY);
		for (let hour = 0; hour < 3; hour += 1) {
			site.later(DAY / 24);
			await site.till.reconcile();
		}
		expect(await receipts()).toMatchObject([{ kind: 'plan', state: 'refunded', amount_cents: 2500 }]);
		expect(refunds()).toHaveLength(1);
		await stripe.close();
	},
);

test.each(['unheard', 'disputed'] as const)(
	'a needless payment (%s) whose subscription was ended, and whose refund then failed, is refunded later',
	async (when) => {
		const { stripe, site, ann, payment, look, receipts, refunds } = await aNeedlessPayment(when);
		stripe.refusals.add('/v1/refunds');
		expect((await look()).status).toBe(503);
		expect(stripe.charge.refunded).toBe(false);
		// Nobody is sent back to what they have paid.
		await site.till.send(ann, '/billing/stripe/cancel', {});
		expect((await site.till.send(ann, '/billing/stripe/plan', {})).body.payment).not.toBe(payment);
		site.later(DAY / 12);
		await site.till.reconcile();
		stripe.refusals.clear();
		site.later(DAY / 12);
		await site.till.reconcile();
		expect(stripe.charge.refunded).toBe(true);
		expect(await receipts()).toMatchObject([{ state: 'refunded' }]);
		expect(refunds()).toHaveLength(1);
		await stripe.close();
	},
);

/** A needless payment whose refund fails, and that its bank then decides on. */
async function aNeedlessDispute() {
	const needless = await aNeedlessPayment('unheard');
	const { stripe, site, look } = needless;
	stripe.refusals.add('/v1/refunds');
	expect((await look()).status).toBe(503);
	stripe.refusals.clear();
	stripe.charge.disputed = true;
	const decide = async (status: string) => {
		stripe.disputes.splice(0, 1, { id: 'du_1', status });
		site.later(DAY);
		await site.till.reconcile();
	};
	await decide('needs_response');
	return { ...needless, decide };
}

test('while a bank decides on a needless payment, nobody tries to refund it, and its account can be deleted', async () => {
	const { stripe, site, ann, look } = await aNeedlessDispute();
	const tries = () => stripe.said().filter((line) => line === 'POST /v1/refunds').length;
	const before = tries();
	expect((await look()).status).toBe(200);
	expect(tries()).toBe(before);
	site.server.db.update(sessions).set({ proven: site.now() }).run();
	expect((await site.till.send(ann, '/account/deletion', {})).status).toBe(204);
	await stripe.close();
});

test.each([
	['won', true, 1],
	['lost', false, 0],
])(
	'a needless payment whose dispute is %s is settled; told is only our own refund',
	async (status, isRefunded, told) => {
		const { stripe, decide, receipts, refunds } = await aNeedlessDispute();
		await decide(status);
		expect(stripe.charge.refunded).toBe(isRefunded);
		expect(await receipts()).toMatchObject([{ state: 'refunded' }]);
		await decide(status);
		expect(refunds()).toHaveLength(told);
		await stripe.close();
	},
);

test('a donation whose checkout never opened, because no answer came, is given up after three days', async () => {
	const stripe = await aStripe();
	const { server, till, later } = aSite(stripe.settings);
	stripe.outage.isCut = true;
	const gift = { amount: 25, email: 'lee@example.com' };
	const { body } = await till.send(null, '/private/billing/stripe/session', gift);
	expect(body.code).toBe('payments_unavailable');
	const stateAfter = async (days: number) => {
		later(days * DAY);
		await till.reconcile();
		return server.db.select().from(payments).get()?.state;
	};
	expect([await stateAfter(2), await stateAfter(2)]).toEqual(['open', 'over']);
	await stripe.close();
});

test('of a donation that was refunded in part, what stayed here counts', async () => {
	const { stripe, site, state } = await paidOnce('donation');
	const given = async () => (await site.server.stores.payments.donations())[0]?.amount_cents;
	expect(await given()).toBe(5000);
	Object.assign(stripe.charge, { amount_refunded: 4000 });
	site.later(8 * DAY);
	await site.till.reconcile();
	expect([await given(), state()]).toEqual([1000, 'paid']);
	Object.assign(stripe.charge, { amount_refunded: 5000, refunded: true });
	site.later(8 * DAY);
	await site.till.reconcile();
	expect([await given(), state()]).toEqual([5000, 'ended']);
	await stripe.close();
});

test('licences that were refunded in part keep the receipt of what was paid', async () => {
	const { stripe, site } = await paidOnce('licences');
	Object.assign(stripe.charge, { amount_refunded: 1000 });
	site.later(8 * DAY);
	await site.till.reconcile();
	expect(site.server.db.select().from(payments).get()).toMatchObject({ state: 'paid', amount_cents: 5000 });
	await stripe.close();
});
