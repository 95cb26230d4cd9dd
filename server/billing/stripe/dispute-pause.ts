import type Stripe from 'stripe';

/**
 * In a subscription's metadata while a bank decides: `dispute` when we paused the subscription for that, `before` when
 * somebody had paused it on Stripe's own pages, whose pause outlasts the dispute.
 */
type Paused = 'dispute' | 'before' | undefined;

const pausedOf = ({ metadata }: Stripe.Subscription) => metadata.paused as Paused;

/** True from the pause for a dispute until its end. */
export const isPausedByDispute = (subscription: Stripe.Subscription): boolean =>
	pausedOf(subscription) !== undefined;

/** Pauses a subscription for a dispute, or ends that pause. */
export async function pauseByDispute(stripe: Stripe, id: string, isPaused: boolean): Promise<void> {
	const subscription = await stripe.subscriptions.retrieve(id);
	const pause = subscription.pause_collection;
	const paused = pausedOf(subscription);
	// Another process may have paused it by now: its pause is not somebody else's.
	if (isPaused && paused !== undefined) return;
	if (isPaused) {
		const changes = pause
			? { metadata: { paused: 'before' } }
			: { pause_collection: { behavior: 'void' as const }, metadata: { paused: 'dispute' } };
		await stripe.subscriptions.update(id, changes);
		return;
	}
	// An earlier release noted nothing about its pause, and somebody may have replaced our pause since.
	const isOurs = paused !== 'before' && pause?.behavior === 'void';
	await stripe.subscriptions.update(id, {
		...(isOurs && { pause_collection: '' }),
		metadata: { paused: '' },
	});
}
