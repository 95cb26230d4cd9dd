import type { Latest } from '#domain/live.ts';
import type { Log } from '#server/http/log.ts';
import { repeat, type StopWork } from '#server/timing/repeat.ts';
import type { LiveReader, LiveSnapshot } from './reader.ts';

/** One open stream. */
export interface Listener {
	/** The signed-in account; null for a visitor. */
	accountId: string | null;
	/** Its session; null for a visitor, and for a bearer token. */
	sessionId: string | null;
	/** The address it comes from. */
	address: string;
	tell: (latest: Latest) => void;
	/** Ends it; the client may reconnect. */
	end: () => void;
}

interface HubParts {
	reader: LiveReader;
	now: () => Date;
	log: Log;
	/** When this is aborted, all streams end: the server is stopping. */
	stopping?: AbortSignal | undefined;
}

/** The most open streams: in all, per account (a family with its devices), and per address (a school has only one). */
export const mostListeners = { all: 2000, account: 20, address: 200 } as const;

const LOOK_EVERY_MS = 500;

/**
 * Sends news to every open stream. It checks the database's revision twice a second, so it notices writes from any
 * process, and no writer has to notify it.
 */
export function createHub({ reader, now, log, stopping }: HubParts) {
	const lastSent = new Map<Listener, string>();
	let known = '';
	let stop: StopWork | undefined;

	const look = async () => {
		const revision = reader.databaseRevision();
		if (revision === known) return;
		tellAll([...lastSent.keys()]);
		known = revision;
	};
	const tellAll = (listeners: Listener[]) => {
		const snapshot = reader.snapshot(
			[...new Set(listeners.flatMap(({ accountId }) => accountId ?? []))],
			now(),
		);
		for (const listener of listeners) {
			const latest = latestFor(listener, snapshot);
			const words = JSON.stringify(latest);
			if (lastSent.get(listener) === words) continue;
			lastSent.set(listener, words);
			listener.tell(latest);
			if (latest.account === null && listener.accountId !== null) listener.end();
		}
	};
	const leave = (listener: Listener) => {
		lastSent.delete(listener);
		if (lastSent.size > 0) return;
		void stop?.();
		stop = undefined;
	};
	stopping?.addEventListener('abort', () => {
		for (const listener of lastSent.keys()) listener.end();
	});

	return {
		/**
		 * Adds a stream and sends the first news at once; returns the function that removes it, or null when too many are
		 * open.
		 */
		join: (listener: Listener): (() => void) | null => {
			if (stopping?.aborted) {
				listener.end();
				return () => undefined;
			}
			if (isFull([...lastSent.keys()], listener)) return null;
			lastSent.set(listener, '');
			try {
				tellAll([listener]);
			} catch (error) {
				// The caller never got the function that removes it.
				leave(listener);
				throw error;
			}
			stop ??= repeat(look, { everyMs: LOOK_EVERY_MS, log });
			return () => leave(listener);
		},
		/** Number of open streams. */
		count: () => lastSent.size,
	};
}
export type Hub = ReturnType<typeof createHub>;

function isFull(listeners: Listener[], { accountId, address }: Listener): boolean {
	const count = (isAlike: (other: Listener) => boolean) => listeners.filter(isAlike).length;
	return (
		listeners.length >= mostListeners.all ||
		count((other) => other.address === address) >= mostListeners.address ||
		(accountId !== null && count((other) => other.accountId === accountId) >= mostListeners.account)
	);
}

function latestFor(
	{ accountId, sessionId }: Listener,
	{ content, accounts, sessions }: LiveSnapshot,
): Latest {
	const own = accountId === null ? undefined : accounts.get(accountId);
	const isOver = sessionId !== null && !sessions.has(sessionId);
	return own && !isOver ? { content, ...own } : { content, account: null, trips: null, devices: null };
}
