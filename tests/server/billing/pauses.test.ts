import { expect, test } from 'vitest';
import { aMember } from '../a-member.ts';
import { aStripe, firstInvoice } from '../a-stripe.ts';
import { aSite } from './a-site.ts';

const DAY = 86_400_000;
const ours = { behavior: 'void' };

interface Subscription {
	id: string;
	status: string;
	pause_collection: { behavior: string } | null;
	metadata: Record<string, string>;
}

/** Ann's plan at a site with Stripe; `look` is the daily one, and `dispute` what its charge is in. */
async function aPlan() {
	const stripe = await aStripe();
	const { server, till, later } = aSite(stripe.settings);
	const ann = await aMember(server.db, 'ann', { subscription_type: 0 });
	const { id, payment } = (await till.send(ann, '/billing/stripe/plan', {})).body;
	const metadata = { payment };
	const subscription: Subscription = { id: 'sub_1', status: 'active', pause_collection: null, metadata };
	const paid = { id, status: 'complete', payment_status: 'paid', amount_total: 2500, customer: null };
	stripe.sessions.set(id, { ...paid, subscription });
	stripe.invoices.push(firstInvoice);
	await till.send(ann, '/billing/stripe/outcome', { payment });
	const look = async () => {
		later(2 * DAY);
		await till.reconcile();
	};
	const dispute = async (status: string) => {
		stripe.charge.disputed = true;
		stripe.disputes.splice(0, 1, { id: 'du_1', status });
		await look();
	};
	const type = async () => (await till.account(ann)).subscription_type;
	return { stripe, subscription, payment, look, dispute, type };
}

test.each(['void', 'keep_as_draft', 'mark_uncollectible'])(
	'a pause made on Stripe’s own pages (%s) is left alone, and outlasts a dispute',
	async (behavior) => {
		const { stripe, subscription, look, dispute, type } = await aPlan();
		subscription.pause_collection = { behavior };
		await look();
		expect(subscription.pause_collection).toEqual({ behavior });
		await dispute('needs_response');
		await look();
		expect([subscription.pause_collection, await type()]).toEqual([{ behavior }, 0]);
		await dispute('won');
		await look();
		expect([subscription.pause_collection, await type()]).toEqual([{ behavior }, 1]);
		await stripe.close();
	},
);

test('our own pause ends with its dispute and leaves nothing behind: a later one by hand is left alone', async () => {
	const { stripe, subscription, payment, look, dispute } = await aPlan();
	await dispute('needs_response');
	expect(subscription.pause_collection).toEqual(ours);
	await dispute('won');
	expect(subscription).toMatchObject({ pause_collection: null });
	expect(subscription.metadata).toEqual({ payment });
	subscription.pause_collection = ours;
	await look();
	expect(subscription.pause_collection).toEqual(ours);
	await stripe.close();
});

test('a pause that somebody makes another on Stripe’s own pages meanwhile is theirs', async () => {
	const { stripe, subscription, dispute } = await aPlan();
	await dispute('needs_response');
	subscription.pause_collection = { behavior: 'keep_as_draft' };
	await dispute('won');
	expect(subscription.pause_collection).toEqual({ behavior: 'keep_as_draft' });
	await stripe.close();
});

test('a pause that an earlier release made for a dispute, and noted nowhere, ends with it', async () => {
	const { stripe, subscription, payment, look, dispute } = await aPlan();
	await dispute('needs_response');
	subscription.metadata = { payment };
	await look();
	expect(subscription.pause_collection).toEqual(ours);
	await dispute('won');
	expect(subscription.pause_collection).toBe(null);
	await stripe.close();
});
