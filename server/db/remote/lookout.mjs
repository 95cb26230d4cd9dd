/**
 * Tells a database server that hangs from one that has much to do. Who asks sleeps, and the whole process with it, so a server that
 * says nothing is asked over a connection of its own whether it is there, and while it is not nobody waits for it.
 */
import { openWs, ResponseError } from '@libsql/hrana-client';

/** Who has no answer for so long looks whether the server answers anybody. */
const DOUBTED_AFTER_MS = 500;
/** Within this a server that is there says so: a handshake, and one read of a page that it has at hand. */
const THERE_WITHIN_MS = 1500;
/** A transaction is a few milliseconds, and five seconds when another process dies in one: who has no answer for so long has lost it. */
const ANSWERED_WITHIN_MS = 8000;
/** So long after it was not there the server is asked again. */
const REST_MS = 250;

/** The server was not reached, or its answer was not heard. */
export class Unreachable extends Error {}

/** @param {import('./wire.ts').Address} address */
export function createLookout(address) {
	/** @type {string | undefined} */
	let whyDown;
	/** @type {Promise<void> | undefined} */
	let looking;
	/** A server that wakes up for us, or makes its tables for several at once, may take its time at first. */
	let wasThere = false;

	/** Resolves when the server is there, and rejects when it is not; several who ask share one look. */
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
		whyDown ??= reasonOf(reason);
		return new Unreachable(whyDown);
	};

	return {
		noteThere() {
			wasThere = true;
		},
		/**
		 * Looks whether the server is there after all, and notes when it is not; gives what to throw.
		 * @param {unknown} reason
		 */
		judge: (reason) =>
			look().then(
				() => new Unreachable(reasonOf(reason)),
				() => lost(reason),
			),
		/** Throws at once while the server is not there. */
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
		// Whoever refuses is there.
		if (!(error instanceof ResponseError)) throw error;
	} finally {
		over.abort();
		client.close();
	}
}

/**
 * Ends after so long; once the signal is given it never does.
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

/**
 * The first cause: that "the client is closed" says nothing.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/^SQLite error: /, '');
}
