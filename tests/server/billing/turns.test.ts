import { expect, test } from 'vitest';
import type { CardService, Snapshot } from '#server/billing/card-service.ts';
import { createCashier } from '#server/billing/cashier.ts';
import { createNotices } from '#server/billing/notices.ts';
import { createWebhook } from '#server/billing/webhook.ts';
import { createStores } from '#server/stores.ts';
import { inTime } from '../../in-time.ts';
import { aMember } from '../a-member.ts';
import { aDatabase } from '../a-server.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const now = () => NOW;
const subscription = { id: 'sub_1', isPaused: false, renewals: [] };
const active: Snapshot = {
	state: 'paid',
	amountCents: 2500,
	refundedCents: 0,
	money: 'undisputed',
	subscription: { ...subscription, state: 'active' },
};
const pastDue: Snapshot = { ...active, subscription: { ...subscription, state: 'past_due' } };

/** A card service whose answers come when the test says so, and two people who pay for the plan. */
async function aSlowService() {
	const db = aDatabase();
	const stores = createStores(db, now);
	const waiting: { id: string; answer: (snapshot: Snapshot) => void }[] = [];
	const read = (id: string) =>
		new Promise<Snapshot>((answer) => {
			waiting.push({ id, answer });
		});
	const cards = { mode: 'stripe', read } as Partial<CardService> as CardService;
	const log = () => undefined;
	const cashier = createCashier({ stores, cards, publicUrl: 'https://tours.example', now, log });
	const payer = async (name: string) => {
		const { id: account_id } = await aMember(db, name, { subscription_type: 0 }, NOW);
		const what = { kind: 'plan', email: null, quantity: 1, amount_cents: 2500, attempt: null } as const;
		const { id } = await stores.payments.begin({ ...what, service: 'stripe', account_id }, NOW);
		await stores.payments.opened(id, { id: `cs_${name}`, url: 'https://checkout.stripe.com/c' });
		return { id, billing: () => stores.payments.ofAccount(account_id) };
	};
	return { stores, cashier, waiting, ann: await payer('ann'), bob: await payer('bob') };
}

test('a payment is looked at once after the other, so that no older look is written over a newer; others do not wait', async () => {
	const { stores, cashier, waiting, ann, bob } = await aSlowService();
	await stores.payments.apply(ann.id, {
		snapshot: active,
		notices: createNotices('x', 'stripe'),
		now: NOW,
	});
	const older = cashier.settle(ann.id);
	const other = cashier.settle(bob.id);
	await inTime(() => expect(waiting.map(({ id }) => id)).toEqual(['cs_ann', 'cs_bob']));
	const newer = cashier.settle(ann.id);
	waiting[1]?.answer(active);
	expect(await other).toMatchObject({ state: 'paid' });
	expect(waiting).toHaveLength(2);
	waiting[0]?.answer(pastDue);
	await older;
	expect((await ann.billing()).grace_until).not.toBe(null);
	await inTime(() => expect(waiting).toHaveLength(3));
	waiting[2]?.answer(active);
	await newer;
	expect((await ann.billing()).grace_until).toBe(null);
});

test('all who ask for a payment during a look share the next one', async () => {
	const { cashier, waiting, ann } = await aSlowService();
	const first = cashier.settle(ann.id);
	await inTime(() => expect(waiting).toHaveLength(1));
	const rest = [cashier.settle(ann.id), cashier.settle(ann.id), cashier.settle(ann.id)];
	waiting[0]?.answer({ ...active, state: 'open' });
	expect(await first).toMatchObject({ state: 'open' });
	await inTime(() => expect(waiting).toHaveLength(2));
	waiting[1]?.answer(active);
	await rest[0];
	await new Promise(setImmediate);
	expect(waiting).toHaveLength(2);
	for (const payment of await Promise.all(rest)) expect(payment).toMatchObject({ state: 'paid' });
	const last = cashier.settle(ann.id);
	await inTime(() => expect(waiting).toHaveLength(3));
	waiting[2]?.answer(active);
	await last;
});

test('an older snapshot never overwrites what another process has seen since: it looks again', async () => {
	const { stores, cashier, waiting, ann } = await aSlowService();
	const seen = (snapshot: Snapshot, minutes: number) =>
		stores.payments.apply(ann.id, {
			snapshot,
			notices: createNotices('x', 'stripe'),
			now: new Date(NOW.getTime() + minutes * 60_000),
		});
	await seen(active, 0);
	const older = cashier.settle(ann.id);
	await inTime(() => expect(waiting).toHaveLength(1));
	await seen(pastDue, 1);
	waiting[0]?.answer(active);
	await inTime(() => expect(waiting).toHaveLength(2));
	expect((await ann.billing()).grace_until).not.toBe(null);
	waiting[1]?.answer(pastDue);
	await older;
	expect((await ann.billing()).grace_until).not.toBe(null);
});

test('events that arrive while one is handled wait, and are then handled once each', async () => {
	const { stores } = await aSlowService();
	const about = ['b_0000000000000000000000', 'b_1111111111111111111111'];
	const settled: string[] = [];
	let letGo: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const cashier = {
		paymentOf: async (payment: string) => payment,
		settle: async (payment: string) => {
			settled.push(payment);
			await gate;
			return undefined;
		},
	};
	const webhook = createWebhook({ stores, cashier, cards: null, now, log: () => undefined });
	const keep = (index: number) =>
		stores.billingEvents.save({ id: `evt_${index}`, type: 'invoice.paid', about: about[index] ?? '' }, NOW);
	await keep(0);
	const first = webhook.work();
	let moves = 0;
	await inTime(() => expect(settled).toHaveLength(1));
	await keep(1);
	const more = [webhook.work(() => (moves += 1)), webhook.work()];
	letGo();
	await Promise.all([first, ...more]);
	expect(settled).toEqual(about);
	// Also of the event in a run that somebody else began.
	expect(moves).toBe(2);
	expect(await stores.billingEvents.next(NOW)).toBe(undefined);
});
