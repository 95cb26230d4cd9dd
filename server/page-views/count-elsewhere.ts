import type { Log } from '#server/http/log.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

/** Reports one view to the outside counter; never fails, and nobody waits for it. */
export type CountElsewhere = (view: { path: string; userAgent: string }) => void;

/** Most views in flight at once: more would pile up at a counter that hangs, so they are dropped. */
const MOST_AT_ONCE = 20;

/**
 * Forwards page views in Plausible's format. The reader's address is not passed on, because readers may be minors: the
 * counter sees views from this server. The browser's name is, or the views would look automated.
 */
export function createCountElsewhere(
	{ url, domain }: AnalyticsSettings,
	ask: AskOutside,
	log: Log,
): CountElsewhere {
	const endpoint = addressUnder(url, 'api/event');
	let underWay = 0;
	let isFailing = false;
	const noteEnd = (failure: string | null) => {
		underWay -= 1;
		// Logs once when it starts to fail and once when it works again: a line per view would drown the log.
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
			({ status }) => noteEnd(status < 300 ? null : `it answered ${status}`),
			(error: Error) => noteEnd(error.message),
		);
	};
}
