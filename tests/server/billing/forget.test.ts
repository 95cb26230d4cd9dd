import { expect, test } from 'vitest';
import { type Payment, payments, testCheckouts } from '#server/billing/table.ts';
import type { Db } from '#server/db/open.ts';
import { logins } from '#server/oidc/table.ts';
import { sessions } from '#server/session/table.ts';
import { aMember } from '../a-member.ts';
import { aStripe, firstInvoice } from '../a-stripe.ts';
import { aSite } from './a-site.ts';

const EMAIL = 'ann@example.org';
const GIFT = '/private/billing/stripe/session';

/** Ann, who has proved her email and may delete her account, at a site with Stripe if nothing else is said. */
async function aLeaver(isInTestMode = false) {
	const stripe = await aStripe();
	const { server, till, now } = aSite(isInTestMode ? 'test' : stripe.settings);
	const ann = await aMember(server.db, 'ann', { subscription_type: 0 });
	server.db.insert(logins).values({ id: 'ann', email: EMAIL, password_hash: '', created: now() }).run();
	server.db.update(sessions).set({ proven: now() }).run();
	/** Stripe takes the money for a checkout, and nobody has told us yet. */
	const payUnheard = (id: string, more: object = {}) => {
		const payment_intent = { id: 'pi_1', object: 'payment_intent', latest_charge: stripe.charge };
		const paid = { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
		stripe.sessions.set(id, { ...paid, customer: null, payment_intent, ...more });
	};
	const leave = async () => (await till.send(ann, '/account/deletion', {})).status;
	const donations = async () =>
		(await server.stores.payments.donations()).map(({ amount_cents, email }) => [amount_cents, email]);
	const set = (facts: Partial<Payment>) => server.db.update(payments).set(facts).run();
	return { stripe, server, till, ann, payUnheard, leave, donations, set };
}

test('a donation begun before signing in cannot be paid once the account with its email is deleted', async () => {
	const { stripe, till, leave } = await aLeaver();
	const own = (await till.send(null, GIFT, { amount: 25, email: EMAIL.toUpperCase() })).body;
	const other = (await till.send(null, GIFT, { amount: 25, email: 'bob@example.org' })).body;
	expect(await leave()).toBe(204);
	expect(stripe.sessions.get(own.id)).toMatchObject({ status: 'expired' });
	expect(stripe.sessions.get(other.id)).toMatchObject({ status: 'open' });
	await stripe.close();
});

test('a donation whose payment we had not heard about when its giver deletes the account stays in the sum, without a name', async () => {
	const { stripe, till, payUnheard, leave, donations } = await aLeaver();
	const { id } = (await till.send(null, GIFT, { amount: 25, email: EMAIL })).body;
	payUnheard(id, { amount_total: 2500 });
	expect(await leave()).toBe(204);
	expect(await donations()).toEqual([[2500, null]]);
	expect(stripe.charge.refunded).toBe(false);
	await stripe.close();
});

test.each([
	['/billing/stripe/item', { quantity: 20 }, {}],
	['/billing/stripe/plan', {}, { subscription: { id: 'sub_1', status: 'active' } }],
])(
	'what was bought by %s and paid without our knowing is refunded when the account is deleted',
	async (path, body, more) => {
		const { stripe, till, ann, payUnheard, leave } = await aLeaver();
		const { id } = (await till.send(ann, path, body)).body;
		payUnheard(id, more);
		stripe.invoices.push(firstInvoice);
		expect(await leave()).toBe(204);
		expect(stripe.charge.refunded).toBe(true);
		await stripe.close();
	},
);

test('a checkout that Stripe does not know keeps an account from being deleted for a week, or while it may be charged', async () => {
	const { stripe, till, ann, leave, set } = await aLeaver();
	await till.send(ann, '/billing/stripe/item', { quantity: 20 });
	stripe.sessions.clear();
	expect(await leave()).toBe(503);
	set({ created: new Date('2026-01-01T00:00:00Z'), state: 'paid', subscription_id: 'sub_1' });
	expect(await leave()).toBe(503);
	set({ state: 'ended' });
	expect(await leave()).toBe(204);
	await stripe.close();
});

test('a plan of no use whose subscription could not be ended keeps an account from being deleted once Stripe knows it no more', async () => {
	const { stripe, till, ann, payUnheard, leave, set } = await aLeaver();
	const { id } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	payUnheard(id, { subscription: { id: 'sub_1', status: 'active' } });
	stripe.invoices.push(firstInvoice);
	stripe.refusals.add('/v1/subscriptions/sub_1');
	expect(await leave()).toBe(503);
	stripe.sessions.clear();
	set({ created: new Date('2026-01-01T00:00:00Z') });
	expect(await leave()).toBe(503);
	set({ state: 'ended' });
	expect(await leave()).toBe(204);
	await stripe.close();
});

test('a checkout that was opened, although the same order failed before, is closed with the account', async () => {
	const { stripe, till, ann, leave, set, server } = await aLeaver();
	const { id } = (await till.send(ann, '/billing/stripe/item', { quantity: 20 })).body;
	const payment = server.db.select().from(payments).get();
	set({ state: 'over', provider_id: null, url: null });
	await server.stores.payments.opened(payment?.id ?? '', { id, url: payment?.url ?? '' });
	expect(server.db.select().from(payments).get()).toMatchObject({ state: 'open', provider_id: id });
	expect(await leave()).toBe(204);
	expect(stripe.sessions.get(id)).toMatchObject({ status: 'expired' });
	await stripe.close();
});

test('while a payment cannot be refunded, the account is not deleted; the next try refunds it', async () => {
	const { stripe, till, ann, payUnheard, leave } = await aLeaver();
	const { id } = (await till.send(ann, '/billing/stripe/item', { quantity: 20 })).body;
	payUnheard(id);
	stripe.refusals.add('/v1/refunds');
	expect(await leave()).toBe(503);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
	stripe.refusals.delete('/v1/refunds');
	expect(await leave()).toBe(204);
	expect(stripe.charge.refunded).toBe(true);
	await stripe.close();
});

test('a plan paid without our knowing, whose subscription a deletion ended before the refund failed, is refunded and told once', async () => {
	const { stripe, server, till, ann, payUnheard, leave } = await aLeaver();
	const { id, payment } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	payUnheard(id, { amount_total: 2700, subscription: { id: 'sub_1', status: 'active' } });
	stripe.invoices.push(firstInvoice);
	stripe.refusals.add('/v1/refunds');
	expect(await leave()).toBe(503);
	expect(stripe.sessions.get(id)).toMatchObject({ subscription: { status: 'canceled' } });
	// The end of the subscription, which is our own doing, is an event.
	const { settle } = server.till.cashier;
	await expect(settle(payment)).rejects.toThrow();
	expect(await leave()).toBe(503);
	stripe.refusals.clear();
	for (let events = 0; events < 2; events += 1) await settle(payment);
	expect(stripe.charge.refunded).toBe(true);
	expect((await till.billing(ann)).receipts).toMatchObject([{ state: 'refunded', amount_cents: 2700 }]);
	expect(till.subjects()).toEqual([{ to: EMAIL, subject: 'We refunded $27' }]);
	expect(await leave()).toBe(204);
	await stripe.close();
});

/** Ann's other account, from a provider elsewhere that gives the same email. */
const theOther = (db: Db) => aMember(db, 'other', { subscription_type: 0, email: EMAIL });

test('what another account with the same email has paid or begun is neither refunded nor closed, and not in the export', async () => {
	const { stripe, server, till, ann, payUnheard, leave } = await aLeaver();
	const other = await theOther(server.db);
	const licences = (await till.send(other, '/billing/stripe/item', { quantity: 20 })).body;
	payUnheard(licences.id);
	const plan = (await till.send(other, '/billing/stripe/plan', {})).body;
	const exported = await server.app.request('https://tours.example/api/account/export', ann);
	expect((await exported.json()).payments).toEqual([]);
	expect(await leave()).toBe(204);
	expect(stripe.charge.refunded).toBe(false);
	expect(stripe.sessions.get(plan.id)).toMatchObject({ status: 'open' });
	await till.send(other, '/billing/stripe/outcome', { payment: licences.payment });
	expect((await till.billing(other)).licences).toHaveLength(20);
	await stripe.close();
});

test('what another account with the same email has paid in TEST MODE can still be refunded', async () => {
	const { stripe, server, till, leave } = await aLeaver(true);
	const other = await theOther(server.db);
	const url = await till.buyPlan(other);
	expect(await leave()).toBe(204);
	expect(await till.account(other)).toMatchObject({ subscription_type: 1 });
	await till.press(url, 'refund');
	expect((await till.billing(other)).receipts).toMatchObject([{ state: 'refunded' }]);
	await stripe.close();
});

test.each([
	['/billing/stripe/plan', {}],
	[GIFT, { amount: 25 }],
])(
	'a checkout by %s that is still opening when its account is deleted is closed, and nobody is sent to it',
	async (path, body) => {
		const { stripe, server, till, ann, leave } = await aLeaver();
		const { opened } = server.stores.payments;
		const meanwhile = async (...given: Parameters<typeof opened>) => {
			expect(await leave()).toBe(204);
			return opened(...given);
		};
		Object.assign(server.stores.payments, { opened: meanwhile });
		const refused = await till.send(ann, path, body);
		expect(refused).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
		expect(stripe.sessions.get('cs_1')).toMatchObject({ status: 'expired' });
		await stripe.close();
	},
);

test.each(['Stripe', 'TEST MODE'])(
	'a checkout that opens between the end of all charges and the deletion is closed as well: %s',
	async (service) => {
		const { stripe, server, till, ann, leave } = await aLeaver(service === 'TEST MODE');
		const { cashier } = server.till;
		const { forget } = cashier;
		await till.send(ann, GIFT, { amount: 25 });
		const rounds: string[][] = [];
		const andOpen = async (...given: Parameters<typeof forget>) => {
			const forgotten = await forget(...given);
			if (rounds.push(forgotten) === 1) await till.send(ann, '/billing/stripe/item', { quantity: 20 });
			return forgotten;
		};
		Object.assign(cashier, { forget: andOpen });
		expect(await leave()).toBe(204);
		expect(rounds.map(({ length }) => length)).toEqual([1, 2]);
		expect([...stripe.sessions.values()].filter(({ status }) => status === 'open')).toEqual([]);
		expect(server.db.select().from(testCheckouts).all()).toEqual([]);
		await stripe.close();
	},
);
