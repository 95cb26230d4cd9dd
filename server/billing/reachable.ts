import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { Payments } from './payments.ts';

/** The same service, with its failures logged in its own words and reported as `payments_unavailable`, which they cause. */
export function reachable(payments: Payments, log: Log): Payments {
	const tried = <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) => {
		return async (...given: Given): Promise<Answer> => {
			try {
				return await call(...given);
			} catch (error) {
				log(`payments: ${reasonOf(error)}`);
				const words = 'The card service isn’t responding. Please try again later.';
				throw Object.assign(new Problem('payments_unavailable', words), { cause: error });
			}
		};
	};
	return {
		mode: payments.mode,
		open: tried(payments.open),
		read: tried(payments.read),
		paymentOfIntent: tried(payments.paymentOfIntent),
		endSubscription: tried(payments.endSubscription),
		pause: tried(payments.pause),
		close: tried(payments.close),
		giveBack: tried(payments.giveBack),
		forget: tried(payments.forget),
		webhookSecret: payments.webhookSecret,
	};
}
