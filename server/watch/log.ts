import { pino } from 'pino';
import type { Facts, Log } from '#server/http/handle-error.ts';

/** A request that has been answered. */
export interface Answered {
	method: string;
	/** The route's pattern. Security: an address may hold a token, or say what a person reads. */
	route: string;
	status: number;
	ms: number;
}

/** What is said of the server as it runs. */
export interface Watcher {
	/** Something that somebody should know. */
	log: Log;
	/** Something that is as it should be. */
	say: (line: string) => void;
	/** Why the server ends: a sentence, or an error with its stack. */
	giveUp: (reason: unknown) => void;
	/** Tells of an answered request; null where nobody reads that. */
	logRequest: ((request: Answered & { requestId: string }) => void) | null;
}

/** In production a line of JSON for each event and request on stdout; else words on the console, for events alone. */
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
		// At once: what is still on its way when the process ends is lost.
		giveUp: (reason) =>
			pino(options, pino.destination({ sync: true })).fatal(
				reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
			),
		logRequest: ({ requestId, ...request }) => logger.info({ ...request, request_id: requestId }, 'request'),
	};
}

/** An event as a person reads it. */
export const plainLine = (line: string, facts?: Facts) =>
	facts?.request_id === undefined ? line : `${facts.request_id} ${line}`;
