import fc from 'fast-check';
import Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { billingEvents, payments, testCheckouts } from '#server/billing/table.ts';
import { webhookRoute } from '#server/billing/webhook-route.ts';
import { planCodes } from '#server/licences/table.ts';
import { outboxMails } from '#server/mail/table.ts';
import { createSecretStore } from '#server/secrets/store.ts';
import { inTime } from '../../in-time.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';
import { aTill } from '../a-till.ts';

const FREE = { subscription_type: 0 };
const NOW = Date.parse('2026-11-21T23:30:00Z');
const ADDRESS = 'https://tours.example/api/billing/stripe/webhook';
let server: ReturnType<typeof aServer>;
let till: ReturnType<typeof aTill>;
let secret: string;

async function aSite() {
	server = aServer({ now: () => new Date(NOW) });
	till = aTill(server);
	secret = await createSecretStore(server.db).getOrMake('test_webhook', () => 'whsec_of_this_test');
}
beforeEach(aSite);

interface StripeEvent {
	id: string;
	type: string;
	payment: string;
}

const payloadOf = ({ id, type, payment }: StripeEvent) =>
	JSON.stringify({
		id,
		object: 'event',
		type,
		created: NOW / 1000,
		data: { object: { id: 'cs_x', object: 'checkout.session', metadata: { payment } } },
	});

const signed = (payload: string, with_ = secret, at = NOW) =>
	Stripe.webhooks.generateTestHeaderString({ payload, secret: with_, timestamp: Math.floor(at / 1000) });

const post = async (payload: string, signature: string) =>
	server.app.request(ADDRESS, { method: 'POST', headers: { 'Stripe-Signature': signature }, body: payload });

const send = async (payload: string) => post(payload, signed(payload));
const tell = async (event: StripeEvent) => send(payloadOf(event));

/** A member with an open checkout that the card service holds as `columns` say, of which nothing was told yet. */
async function bought(path: string, body: unknown, columns: Partial<typeof testCheckouts.$inferInsert>) {
	const ann = await aMember(server.db, 'ann', FREE);
	const { payment } = (await till.send(ann, path, body)).body;
	server.db
		.update(testCheckouts)
		.set({ state: 'open', ...columns })
		.run();
	return { ann, payment: payment as string };
}

const paid = { state: 'paid', subscription_state: 'active' } as const;
const allHandled = () =>
	inTime(() =>
		expect(
			server.db
				.select()
				.from(billingEvents)
				.all()
				.every(({ handled }) => handled),
		).toBe(true),
	);
const subjects = () =>
	server.db
		.select({ subject: outboxMails.subject })
		.from(outboxMails)
		.all()
		.map(({ subject }) => subject);

test('an event is answered at once, and then what the card service holds is written', async () => {
	const { ann, payment } = await bought('/billing/stripe/plan', {}, paid);
	const answer = await tell({ id: 'evt_1', type: 'checkout.session.completed', payment });
	expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
	await allHandled();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('the invoice of a renewal leads to the payment that its subscription names, and to the receipt', async () => {
	const { payment } = await bought('/billing/stripe/plan', {}, { ...paid, renewed: [NOW] });
	const parent = { subscription_details: { metadata: { payment } } };
	const object = { id: 'in_2', object: 'invoice', metadata: {}, parent };
	await send(JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object } }));
	await allHandled();
	expect(subjects()).toContain('TEST MODE: Receipt: your full plan continues, $25');
});

test('an event that says "paid" of an unpaid checkout changes nothing: it is read back, never believed', async () => {
	const { ann, payment } = await bought('/billing/stripe/plan', {}, {});
	await tell({ id: 'evt_1', type: 'checkout.session.completed', payment });
	await allHandled();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
});

test('forged, old, truncated and wrongly signed events are refused and change nothing', async () => {
	const { ann, payment } = await bought('/billing/stripe/plan', {}, paid);
	const payload = payloadOf({ id: 'evt_1', type: 'checkout.session.completed', payment });
	for (const [body, signature] of [
		[payload, ''],
		[payload, 't=1,v1=00'],
		[payload, signed(payload, 'whsec_of_another')],
		[payload, signed(payload, secret, NOW - 301_000)],
		[payload.slice(0, -1), signed(payload)],
		[`${payload} `, signed(payload)],
		[payload.replace(payment, 'b_0000000000000000000000'), signed(payload)],
		['{', signed('{')],
		['null', signed('null')],
	] as const) {
		const answer = await post(body, signature);
		expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_signature']);
	}
	expect(server.db.select().from(billingEvents).all()).toEqual([]);
	expect(await till.account(ann)).toMatchObject({ subscription_type: 0 });
	expect(subjects()).toEqual([]);
});

test('an event about nothing of ours is kept and left alone', async () => {
	await tell({ id: 'evt_1', type: 'invoice.paid', payment: 'somebody else’s' });
	await tell({ id: 'evt_2', type: 'invoice.paid', payment: 'b_0000000000000000000000' });
	await allHandled();
	expect(server.db.select().from(payments).all()).toEqual([]);
});

const types = [
	'checkout.session.completed',
	'customer.subscription.updated',
	'invoice.paid',
	'customer.subscription.deleted',
	'charge.refunded',
];

/** Where the card service stands while an event arrives. */
const standings = [
	{ state: 'open', subscription_state: null, is_reversed: false },
	{ state: 'paid', subscription_state: 'active', is_reversed: false },
	{ state: 'paid', subscription_state: 'past_due', is_reversed: false },
	{ state: 'paid', subscription_state: 'active', is_reversed: true },
	{ state: 'paid', subscription_state: 'over', is_reversed: false },
	{ state: 'paid', subscription_state: 'active', is_reversed: false, is_disputed: true },
] as const;

test('however often and in whatever order events arrive, one payment is one plan, and its end is final', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(
				fc.record({
					id: fc.integer({ min: 1, max: 4 }),
					type: fc.constantFrom(...types),
					standing: fc.integer({ min: 0, max: 5 }),
				}),
				{ minLength: 1, maxLength: 8 },
			),
			async (events) => {
				await aSite();
				const { ann, payment } = await bought('/billing/stripe/plan', {}, {});
				let [isActive, isOver] = [false, false];
				const known = new Set<number>();
				for (const { id, type, standing } of events) {
					server.db
						.update(testCheckouts)
						.set({ is_disputed: false, ...standings[standing] })
						.run();
					await tell({ id: `evt_${id}`, type, payment });
					await allHandled();
					if (known.has(id)) continue;
					known.add(id);
					if (standing === 1 || standing === 2) isActive = true;
					if (standing === 5) isActive = false;
					if (standing === 3 || standing === 4) isOver = true;
					const account = await till.account(ann);
					expect(account.subscription_type).toBe(isActive && !isOver ? 1 : 0);
					expect(account.stripe_sub_id === null).toBe(account.subscription_type === 0);
				}
				const sent = subjects();
				expect(sent.filter((subject) => subject.startsWith('Receipt')).length).toBeLessThanOrEqual(1);
				const again = sent.filter((subject) => subject.endsWith('full plan again')).length;
				expect(sent.filter((subject) => subject.endsWith('has ended')).length).toBeLessThanOrEqual(1 + again);
			},
		),
		{ numRuns: 60 },
	);
});

test('any order of the same events about licences makes each code once', async () => {
	await fc.assert(
		fc.asyncProperty(fc.shuffledSubarray([1, 1, 2, 2, 3, 3], { minLength: 1 }), async (ids) => {
			await aSite();
			const { payment } = await bought('/billing/stripe/item', { quantity: 5 }, { state: 'paid' });
			await Promise.all(
				ids.map((id) => tell({ id: `evt_${id}`, type: 'checkout.session.completed', payment })),
			);
			await allHandled();
			expect(server.db.select().from(planCodes).all()).toHaveLength(5);
			expect(subjects()).toEqual(['TEST MODE: Receipt: 5 licences, $125']);
		}),
		{ numRuns: 20 },
	);
});

test('a checkout that no event reported is found by asking', async () => {
	const { ann } = await bought('/billing/stripe/plan', {}, paid);
	server.db
		.update(payments)
		.set({ created: new Date(NOW - 10 * 60_000) })
		.run();
	await till.reconcile();
	expect(await till.account(ann)).toMatchObject({ subscription_type: 1 });
});

test('an event that could not be worked on is logged in words', async () => {
	const log: string[] = [];
	const work = async () => Promise.reject(new Error('the disk is full'));
	const route = webhookRoute({ receive: async () => undefined, work }, (line) => log.push(line));
	expect((await route.request('/billing/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(200);
	await inTime(() => expect(log).toEqual(['payments: the disk is full']));
});
