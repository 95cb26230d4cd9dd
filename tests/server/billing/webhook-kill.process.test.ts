import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createTestCards } from '#server/billing/test-mode/test-cards.ts';
import { openCatalogue } from '#server/shipped/catalogue.ts';
import { createStores } from '#server/stores.ts';
import { inTime } from '../../in-time.ts';
import { aMember } from '../a-member.ts';
import { aServerProcess } from '../mail/a-server-process.ts';

const SITE = 'https://tours.example';
const PURCHASES = 4;
/** Node 20 never hears that a server died, if that is its first request and the server dies at once. */
const PATIENCE_MS = 2000;

/** A data folder where somebody has paid for licences and no event has been delivered yet. */
async function paidAndUntold() {
	const dataDir = mkdtempSync(join(tmpdir(), 'ctt-kill-'));
	const { db } = await openCatalogue(dataDir);
	const now = () => new Date();
	const stores = createStores(db, now);
	const test_ = createTestCards(db, SITE, now);
	const { id: account_id } = await aMember(db, 'ann', { subscription_type: 0 }, now());
	const wanted = {
		service: 'test' as const,
		kind: 'licences' as const,
		account_id,
		email: null,
		quantity: 3,
		amount_cents: 7500,
	};
	const events: string[] = [];
	for (let index = 0; index < PURCHASES; index += 1) {
		const { id: payment } = await stores.payments.begin({ ...wanted, attempt: null }, now());
		const checkout = await test_.cards.open({
			paymentId: payment,
			kind: 'licences',
			quantity: 3,
			amountCents: 7500,
			email: null,
			successUrl: SITE,
			cancelUrl: SITE,
		});
		await stores.payments.opened(payment, checkout);
		test_.set(checkout.id, { state: 'paid' });
		const object = { id: checkout.id, metadata: { payment } };
		events.push(
			JSON.stringify({
				id: `evt_${index}`,
				object: 'event',
				type: 'checkout.session.completed',
				data: { object },
			}),
		);
	}
	const secret = await test_.cards.webhookSecret();
	db.$client.close();
	return { dataDir, events, secret };
}

test('a server killed while receiving payment events loses none and doubles none', async () => {
	const { dataDir, events, secret } = await paidAndUntold();
	const waiting = [...events];
	for (let round = 0; waiting.length > 0; round += 1) {
		const server = await aServerProcess(dataDir, null);
		const payload = waiting[0] ?? '';
		const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
		const event = fetch(`${server.address}/api/billing/stripe/webhook`, {
			method: 'POST',
			headers: { 'Stripe-Signature': signature },
			body: payload,
			signal: AbortSignal.timeout(PATIENCE_MS),
		}).then(
			({ ok }) => ok,
			() => false,
		);
		if (round < PURCHASES) setTimeout(() => void server.stop('SIGKILL'), round * 4);
		// Unanswered events are sent again, as a card service does.
		if (await event) waiting.shift();
		await server.stop('SIGKILL');
	}
	const last = await aServerProcess(dataDir, null);
	const db = new Database(join(dataDir, 'tour-trails.db'), { readonly: true });
	const count = (what: string) => db.prepare(`select count(*) from ${what}`).pluck().get();
	await inTime(() => expect(count('billing_events where handled is null')).toBe(0));
	await last.stop('SIGTERM');
	expect(count('plan_codes')).toBe(PURCHASES * 3);
	expect(count("outbox_mails where subject like 'TEST MODE: Receipt%'")).toBe(PURCHASES);
	expect(count("payments where state = 'paid'")).toBe(PURCHASES);
	db.close();
});
