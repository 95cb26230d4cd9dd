import { pino } from 'pino';
import type { Facts, Log } from '#server/http/log.ts';

export interface Answered {
	method: string;
	/** The route's pattern. Security: an address may contain a token, or reveal what a person reads. */
	route: string;
	status: number;
	ms: number;
}

/** The running server's reports. */
export interface Watcher {
	/** Something a person should look into. */
	log: Log;
	/** Something normal. */
	say: (line: string) => void;
	/** Reports why the server exits: a sentence, or an error with its stack. */
	giveUp: (reason: unknown) => void;
	/** Reports an answered request; null when nobody reads such reports. */
	logRequest: ((request: Answered & { requestId: string }) => void) | null;
}

/**
 * In production, one line of JSON on stdout for each event and request; otherwise words on the console, for events
 * only.
 */
export function createWatcher({ isProduction }: { isProduction: boolean }): Watcher {
	if (!isProduction)
		return {
			log: (line, facts) => console.error(plainLine(line, facts)),
			say: console.log,
			giveUp: console.error,
			logRequest: null,
		};
	const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime };
	const logger = pino(options);
	return {
		log: (line, facts) => logger.warn({ ...facts }, line),
		say: (line) => logger.info(line.trim()),
		// Synchronous, because output still pending when the process exits is lost.
		giveUp: (reason) =>
			pino(options, pino.destination({ sync: true })).fatal(
				reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
			),
		logRequest: ({ requestId, ...request }) => logger.info({ ...request, request_id: requestId }, 'request'),
	};
}

/** An event in words for a person. */
export const plainLine = (line: string, facts?: Facts) =>
	facts?.request_id === undefined ? line : `${facts.request_id} ${line}`;
