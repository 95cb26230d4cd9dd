import { pino } from 'pino';
import type { Facts, Log } from '#server/http/handle-error.ts';
import type { Answered } from './metrics.ts';

/** What is said of the server as it runs. */
export interface Watcher {
	/** Something that somebody should know. */
	log: Log;
	/** Tells of an answered request; null where nobody reads that. */
	logRequest: ((request: Answered & { requestId: string }) => void) | null;
}

/** In production a line of JSON for each event and request on stdout; else words on the console, for events alone. */
export function createWatcher({ isProduction }: { isProduction: boolean }): Watcher {
	if (!isProduction) return { log: (line, facts) => console.error(plainLine(line, facts)), logRequest: null };
	const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
	return {
		log: (line, facts) => logger.warn({ ...facts }, line),
		logRequest: ({ requestId, ...request }) => logger.info({ ...request, request_id: requestId }, 'request'),
	};
}

/** An event as a person reads it. */
export const plainLine = (line: string, facts?: Facts) =>
	facts?.request_id === undefined ? line : `${facts.request_id} ${line}`;
