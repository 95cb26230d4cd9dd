import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { CardService } from './card-service.ts';

/** The same service, with its failures logged in its own words and reported as `payments_unavailable`, which they cause. */
export function reachable(cards: CardService, log: Log): CardService {
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
		mode: cards.mode,
		open: tried(cards.open),
		read: tried(cards.read),
		paymentOfIntent: tried(cards.paymentOfIntent),
		endSubscription: tried(cards.endSubscription),
		pause: tried(cards.pause),
		close: tried(cards.close),
		giveBack: tried(cards.giveBack),
		forget: tried(cards.forget),
		webhookSecret: cards.webhookSecret,
	};
}
