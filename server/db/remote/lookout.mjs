/**
 * Tells a hanging database server from a busy one. The main thread sleeps while it waits for an answer, so when none
 * comes, a separate connection checks whether the server is there at all; while it is not, nothing waits for it.
 */
import { openWs, ResponseError } from '@libsql/hrana-client';

/** After this long without an answer, we check whether the server answers anyone. */
const DOUBTED_AFTER_MS = 500;
/** A running server answers within this time: a handshake, and a read of one page it has in memory. */
const THERE_WITHIN_MS = 1500;
/**
 * A transaction takes a few milliseconds, or five seconds if another process died in one; after this time it is lost.
 */
const ANSWERED_WITHIN_MS = 8000;
/** The pause between checks while the server is not there. */
const REST_MS = 250;

/** The server was not reached, or its answer did not arrive. */
export class Unreachable extends Error {}

/** @param {import('./wire.ts').Address} address */
export function createLookout(address) {
	/** @type {string | undefined} */
	let whyDown;
	/** @type {Promise<void> | undefined} */
	let looking;
	/**
	 * The first answer may take longer, because the server may have to wake up, or to create its tables for several
	 * processes at once.
	 */
	let wasThere = false;

	/** Resolves when the server is there, rejects when it is not; concurrent callers share one check. */
	const look = () => {
		looking ??= isThere(address, wasThere ? THERE_WITHIN_MS : ANSWERED_WITHIN_MS).finally(() => {
			looking = undefined;
		});
		return looking;
	};
	const lookAgain = () =>
		look().then(
			() => {
				whyDown = undefined;
			},
			() => void setTimeout(lookAgain, REST_MS),
		);
	/** @param {unknown} reason */
	const lost = (reason) => {
		if (whyDown === undefined) setTimeout(lookAgain, REST_MS);
		whyDown ??= rootReasonOf(reason);
		return new Unreachable(whyDown);
	};

	return {
		noteThere() {
			wasThere = true;
		},
		/**
		 * Checks whether the server is there after all, and remembers the result; returns the error to throw.
		 * @param {unknown} reason
		 */
		judge: (reason) =>
			look().then(
				() => new Unreachable(rootReasonOf(reason)),
				() => lost(reason),
			),
		/** Throws right away while the server is known to be gone. */
		refuse() {
			if (whyDown !== undefined) throw new Unreachable(whyDown);
		},
		/**
		 * Rejects when the server has gone silent.
		 * @param {AbortSignal} heard
		 * @returns {Promise<never>}
		 */
		async silence(heard) {
			const until = Date.now() + ANSWERED_WITHIN_MS;
			while (Date.now() < until && !heard.aborted) {
				await pause(DOUBTED_AFTER_MS, heard);
				await look().catch((reason) => {
					throw heard.aborted ? reason : lost(reason);
				});
			}
			throw new Unreachable(silentFor(ANSWERED_WITHIN_MS));
		},
	};
}

/**
 * @param {import('./wire.ts').Address} address
 * @param {number} withinMs
 */
async function isThere({ url, token }, withinMs) {
	const client = openWs(url, token ?? undefined);
	const over = new AbortController();
	const tooLate = async () => {
		await pause(withinMs, over.signal);
		throw new Unreachable(silentFor(withinMs));
	};
	try {
		const asked = client.openStream().queryValue('select count(*) from sqlite_schema');
		await Promise.race([asked, tooLate()]);
	} catch (error) {
		// A server that refuses is running.
		if (!(error instanceof ResponseError)) throw error;
	} finally {
		over.abort();
		client.close();
	}
}

/**
 * Ends after `ms`; never ends once the signal is given.
 * @param {number} ms
 * @param {AbortSignal} signal
 */
const pause = (ms, signal) =>
	new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener('abort', () => clearTimeout(timer));
	});

/** @param {number} ms */
const silentFor = (ms) => `no answer within ${ms / 1000} seconds`;

/** Returns the root cause, because "the client is closed" says nothing. */
export function rootReasonOf(error) {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error
		? rootReasonOf(error.cause)
		: error.message.replace(/^SQLite error: /, '');
}
