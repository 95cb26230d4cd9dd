import type { Log } from '#server/http/handle-error.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

/** Tells the counter elsewhere of one view; never fails, never waited for. */
export type CountElsewhere = (view: { path: string; userAgent: string }) => void;

/** How many views may be on their way at once: what a counter that hangs would pile up is dropped instead. */
const MOST_AT_ONCE = 20;

/**
 * Makes the forwarding of page views in Plausible's shape. The reader's address is not passed on: readers may be minors, so
 * views are counted there as coming from this server. The browser's name is, or they would be taken for a program's.
 */
export function createCountElsewhere(
	{ url, domain }: AnalyticsSettings,
	ask: AskOutside,
	log: Log,
): CountElsewhere {
	const endpoint = addressUnder(url, 'api/event');
	let underWay = 0;
	let isFailing = false;
	const settle = (failure: string | null) => {
		underWay -= 1;
		// One line when it begins to fail, and one when it is well again: a view each would drown the log.
		if (failure !== null && !isFailing) log(`page views are not counted elsewhere: ${failure}`);
		if (failure === null && isFailing) log('page views are counted elsewhere again');
		isFailing = failure !== null;
	};
	return ({ path, userAgent }) => {
		if (underWay >= MOST_AT_ONCE) return;
		underWay += 1;
		ask({
			url: endpoint,
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
			body: JSON.stringify({ name: 'pageview', url: `https://${domain}${path}`, domain }),
			mostBytes: 10_000,
			timeoutMs: 5000,
		}).then(
			({ status }) => settle(status < 300 ? null : `it answered ${status}`),
			(error: Error) => settle(error.message),
		);
	};
}
