import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnknownCheckout } from '#server/billing/card-service.ts';
import { createStripeCards } from '#server/billing/stripe/stripe-cards.ts';
import { aStripe, firstInvoice } from '../../a-stripe.ts';
import { type Form, requestFaults } from '../../stripe-requests.ts';

let stripe: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
	stripe = await aStripe();
});
afterEach(() => stripe.close());

const cards = () => createStripeCards(stripe.settings);
const order = {
	paymentId: 'b_0000000000000000000000',
	quantity: 1,
	amountCents: 2500,
	email: 'ann@example.org',
	successUrl: 'https://tours.example/account?payment=b_0000000000000000000000',
	cancelUrl: 'https://tours.example/account',
};

test.each([
	['plan', 1, 'subscription', { price: 'price_full', quantity: '1' }],
	['licences', 12, 'payment', { price: 'price_licence', quantity: '12' }],
	[
		'donation',
		1,
		'payment',
		{ price_data: { currency: 'usd', product: 'prod_donation', unit_amount: '2500' }, quantity: '1' },
	],
] as const)(
	'a %s is opened with parameters that Stripe knows, all of them',
	async (kind, quantity, mode, item) => {
		const checkout = await cards().open({ ...order, kind, quantity });
		expect(checkout).toEqual({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' });
		const [{ body, idempotencyKey } = { body: {}, idempotencyKey: '' }] = stripe.requests;
		expect(body).toMatchObject({ mode, line_items: [item], metadata: { payment: order.paymentId } });
		expect(body).toMatchObject({ allowed_payment_method_types: ['card'] });
		expect(idempotencyKey).toBe(`open ${order.paymentId}`);
		// Sent again after a lost answer, it is the same one.
		expect(await cards().open({ ...order, kind, quantity })).toEqual(checkout);
		expect(stripe.sessions.size).toBe(1);
	},
);

const charged = (charge: { refunded: boolean; disputed: boolean }) => ({
	status: 'complete',
	payment_status: 'paid',
	amount_total: 2500,
	payment_intent: { id: 'pi_1', latest_charge: { id: 'ch_1', ...charge } },
});

test.each([
	[
		'open',
		{ status: 'open', payment_status: 'unpaid' },
		{ state: 'open', amountCents: null, refundedCents: 0, money: 'undisputed', subscription: null },
	],
	[
		'expired',
		{ status: 'expired', payment_status: 'unpaid' },
		{ state: 'over', amountCents: null, refundedCents: 0, money: 'undisputed', subscription: null },
	],
	[
		'complete, while a bank is still asked',
		{ status: 'complete', payment_status: 'unpaid' },
		{ state: 'open', amountCents: null, refundedCents: 0, money: 'undisputed', subscription: null },
	],
	[
		'paid',
		charged({ refunded: false, disputed: false }),
		{ state: 'paid', amountCents: 2500, refundedCents: 0, money: 'undisputed', subscription: null },
	],
	[
		'refunded',
		charged({ refunded: true, disputed: false }),
		{ state: 'paid', amountCents: 2500, refundedCents: 0, money: 'returned', subscription: null },
	],
	[
		'charged back',
		charged({ refunded: false, disputed: true }),
		{ state: 'paid', amountCents: 2500, refundedCents: 0, money: 'disputed', subscription: null },
	],
])('a session that is %s is read as such', async (_, columns, snapshot) => {
	stripe.sessions.set('cs_9', { id: 'cs_9', object: 'checkout.session', subscription: null, ...columns });
	expect(await cards().read('cs_9')).toEqual(snapshot);
});

test('a session that Stripe does not know is told from one about which it does not answer', async () => {
	await expect(cards().read('cs_0')).rejects.toBeInstanceOf(UnknownCheckout);
	stripe.outage.isOn = true;
	await expect(cards().read('cs_0')).rejects.not.toBeInstanceOf(UnknownCheckout);
});

test.each([
	['active', 'active'],
	['trialing', 'active'],
	['past_due', 'past_due'],
	['unpaid', 'past_due'],
	['canceled', 'over'],
	['incomplete_expired', 'over'],
])('a subscription that is %s is %s', async (status, state) => {
	const subscription = { id: 'sub_1', status, latest_invoice: 'in_1' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	stripe.invoices.push(firstInvoice);
	expect(await cards().read('cs_9')).toEqual({
		state: 'paid',
		amountCents: null,
		refundedCents: 0,
		money: 'undisputed',
		subscription: { id: 'sub_1', state, isPaused: false, renewals: [] },
	});
	stripe.charge.refunded = true;
	expect(await cards().read('cs_9')).toMatchObject({ money: 'returned' });
});

test.each([
	[['needs_response'], 'disputed'],
	[['under_review'], 'disputed'],
	[['appeal_under_review'], 'disputed'],
	[['lost'], 'returned'],
	[['prevented'], 'returned'],
	[['won'], 'undisputed'],
	[['warning_needs_response'], 'undisputed'],
	[['won', 'lost'], 'returned'],
	[['won', 'under_review'], 'disputed'],
])('a charge whose disputes are %o is %s', async (statuses, money) => {
	const session = charged({ refunded: false, disputed: true });
	stripe.sessions.set('cs_9', { id: 'cs_9', subscription: null, ...session });
	stripe.disputes.push(...statuses.map((status) => ({ id: 'du_1', status })));
	expect(await cards().read('cs_9')).toMatchObject({ money });
});

test('a plan whose payment is disputed is not charged meanwhile: its subscription is paused, and goes on when it is won', async () => {
	const subscription = { id: 'sub_1', status: 'active', latest_invoice: 'in_1' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	const isPaused = async () => (await cards().read('cs_9')).subscription?.isPaused;
	// As by two processes: the second does not take the pause of the first for somebody else's.
	for (let processes = 0; processes < 2; processes += 1) await cards().pause('sub_1', true);
	expect(await isPaused()).toBe(true);
	await cards().pause('sub_1', false);
	expect(await isPaused()).toBe(false);
	const sent = stripe.requests.filter(({ method }) => method === 'POST');
	expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
		[
			'POST',
			'/v1/subscriptions/sub_1',
			{ pause_collection: { behavior: 'void' }, metadata: { paused: 'dispute' } },
		],
		['POST', '/v1/subscriptions/sub_1', { pause_collection: '', metadata: { paused: '' } }],
	]);
});

test.each(['void', 'keep_as_draft'])(
	'a pause that somebody made on Stripe’s own pages is not taken for ours: %s',
	async (behavior) => {
		const subscription = { id: 'sub_1', status: 'active', pause_collection: { behavior } };
		stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
		expect(await cards().read('cs_9')).toMatchObject({ subscription: { isPaused: false } });
	},
);

const laterInvoice = { ...firstInvoice, id: 'in_2', billing_reason: 'subscription_cycle' };

test.each([
	['a period voided while the bank decides', { ...laterInvoice, status: 'void' as const, amount_paid: 0 }],
	[
		'a renewal paid before the older charge was disputed',
		{ ...laterInvoice, charge: { id: 'ch_2', refunded: false, disputed: false } },
	],
])('%s ends no dispute', async (_, invoice) => {
	const subscription = { id: 'sub_1', status: 'active', latest_invoice: 'in_2' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	stripe.invoices.push(invoice, firstInvoice);
	stripe.charge.disputed = true;
	stripe.disputes.push({ id: 'du_1', status: 'under_review' });
	expect(await cards().read('cs_9')).toMatchObject({ money: 'disputed' });
	stripe.disputes.splice(0, 1, { id: 'du_1', status: 'won' });
	expect(await cards().read('cs_9')).toMatchObject({ money: 'undisputed' });
	stripe.disputes.splice(0, 1, { id: 'du_1', status: 'lost' });
	expect(await cards().read('cs_9')).toMatchObject({ money: 'returned' });
});

test('a refund of an earlier period leaves the money of the present one', async () => {
	const subscription = { id: 'sub_1', status: 'active', latest_invoice: 'in_2' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	const charge = { id: 'ch_2', refunded: false, disputed: false };
	stripe.invoices.push({ ...laterInvoice, charge }, firstInvoice);
	stripe.charge.refunded = true;
	expect(await cards().read('cs_9')).toMatchObject({ money: 'undisputed' });
});

test('a subscription is renewed by each invoice of a new period that was paid', async () => {
	const subscription = { id: 'sub_1', status: 'active', latest_invoice: 'in_3' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	stripe.invoices.push(
		{ ...firstInvoice, id: 'in_3', billing_reason: 'subscription_cycle', amount_paid: 2700 },
		{ ...firstInvoice, id: 'in_2', billing_reason: 'subscription_cycle', amount_paid: 0 },
		firstInvoice,
	);
	const { subscription: read } = await cards().read('cs_9');
	expect(read?.renewals).toEqual([{ id: 'in_3', amountCents: 2700, paid: new Date(1_800_000_000_000) }]);
});

test('a refund is made once, and its subscription ended', async () => {
	const subscription = { id: 'sub_1', status: 'active', latest_invoice: 'in_1' };
	stripe.sessions.set('cs_9', { id: 'cs_9', status: 'complete', payment_status: 'paid', subscription });
	stripe.invoices.push(firstInvoice);
	await cards().giveBack('cs_9');
	expect(stripe.said()).toEqual(
		expect.arrayContaining(['DELETE /v1/subscriptions/sub_1', 'POST /v1/refunds']),
	);
	await cards().giveBack('cs_9');
	expect(stripe.said().filter((line) => line === 'POST /v1/refunds')).toHaveLength(1);
});

test('a charge is traced to our payment by its intent, or by its subscription’s invoice', async () => {
	expect(await cards().paymentOfIntent('pi_direct')).toBe(order.paymentId);
	expect(await cards().paymentOfIntent('pi_of_invoice')).toBe('b_1111111111111111111111');
	expect(await cards().paymentOfIntent('pi_foreign')).toBe(null);
});

test('a checkout is closed only while it is open, and a customer deleted only once', async () => {
	stripe.sessions.set('cs_1', { id: 'cs_1', status: 'open', customer: null });
	stripe.sessions.set('cs_2', { id: 'cs_2', status: 'complete', customer: { id: 'cus_1' } });
	for (const id of ['cs_1', 'cs_2']) {
		await cards().close(id);
		await cards().forget(id);
	}
	stripe.sessions.set('cs_2', { id: 'cs_2', status: 'complete', customer: { id: 'cus_1', deleted: true } });
	await cards().forget('cs_2');
	expect(stripe.said().filter((line) => !line.startsWith('GET'))).toEqual([
		'POST /v1/checkout/sessions/cs_1/expire',
		'DELETE /v1/customers/cus_1',
	]);
});

test('a parameter that Stripe does not know is refused by this Stripe, too', async () => {
	const answer = await fetch(`http://127.0.0.1:${stripe.settings.host.port}/v1/checkout/sessions`, {
		method: 'POST',
		headers: {
			Authorization: 'Bearer sk_test_12345678',
			'Content-Type': 'application/x-www-form-urlencoded',
		},
		body: 'mode=payment&success_url=https://a.example&cancel=1',
	});
	expect([answer.status, (await answer.json()).error.message]).toEqual([
		400,
		expect.stringContaining('cancel'),
	]);
});

const checkout = {
	mode: 'payment',
	success_url: 'https://a.example',
	line_items: [{ price: 'price_1', quantity: '2' }],
};

test.each([
	[checkout, []],
	[{ ...checkout, mode: 'gift' }, ['mode']],
	[{ ...checkout, payment_intent_data: { metadat: {} } }, ['payment_intent_data.metadat']],
	[{ ...checkout, line_items: [{ price: 'price_1', quantity: 'two' }] }, ['line_items[0].quantity']],
	[
		{ ...checkout, line_items: [{ price_data: { unit_amount: '5' } }] },
		['line_items[0].price_data.currency'],
	],
	[{ ...checkout, metadata: { payment: ['b_1'] } }, ['metadata.payment']],
	[{ ...checkout, line_items: 'price_1' }, ['line_items']],
])('Stripe’s own types find in %o the faults %o', (body, faults) => {
	const found = requestFaults('POST', '/v1/checkout/sessions', body as Form);
	expect(found.map((fault) => fault.split(' ')[1]?.replace(/^\/v1\/checkout\/sessions\./, ''))).toEqual(
		faults,
	);
});
