import { expect, test, vi } from 'vitest';
import type { CardService } from '#server/billing/card-service.ts';
import { createCashier } from '#server/billing/cashier.ts';
import { keepSettling } from '#server/billing/keep-settling.ts';
import { createWebhook } from '#server/billing/webhook.ts';
import { createStores } from '#server/stores.ts';
import { aDatabase } from '../a-server.ts';
import { countedJobs } from '../counted-jobs.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const now = () => NOW;

test('each event and payment is a step, so that a card service that never answers does not look like a job that hangs', async () => {
	const stores = createStores(aDatabase(), now);
	const silent = () => Promise.reject(new Error('Request aborted due to timeout being reached (15000ms)'));
	const cards = {
		mode: 'stripe',
		read: silent,
		paymentOfIntent: silent,
	} as Partial<CardService> as CardService;
	const [log, hourAgo] = [() => undefined, new Date(NOW.getTime() - 3_600_000)];
	const donation = { kind: 'donation', account_id: null, email: 'ann@example.org', quantity: 1 } as const;
	for (const name of ['one', 'two']) {
		await stores.billingEvents.save({ id: name, type: 'charge.refunded', about: `pi_${name}` }, NOW);
		const asked = { ...donation, service: 'stripe', amount_cents: 500, attempt: null } as const;
		const { id } = await stores.payments.begin(asked, hourAgo);
		await stores.payments.opened(id, { id: `cs_${name}`, url: 'https://checkout.stripe.com/c' });
	}
	const cashier = createCashier({ stores, cards, publicUrl: 'https://tours.example', now, log });
	const webhook = createWebhook({ stores, cashier, cards: null, now, log });
	const { jobs, moves } = countedJobs();
	// One run of each: a further one would count, too.
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const stop = keepSettling({ stores, till: { cashier, webhook }, now, log, jobs });
	await stop();
	vi.useRealTimers();
	expect(moves).toEqual({ 'payment events': 1 + 2 + 1, payments: 1 + 2 + 1 });
});
