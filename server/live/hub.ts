import type { Latest } from '#domain/live.ts';
import type { Log } from '#server/http/handle-error.ts';
import { repeat, type Stop } from '#server/repeat.ts';
import type { LiveReader, Snapshot } from './reader.ts';

/** Somebody who listens. */
export interface Listener {
	/** The account that is signed in; null for a visitor. */
	accountId: string | null;
	/** The session that it listens by; null for a visitor, and for a bearer token. */
	sessionId: string | null;
	/** Where it listens from. */
	address: string;
	tell: (latest: Latest) => void;
	/** Ends it; it comes again if it wants to. */
	end: () => void;
}

interface HubParts {
	reader: LiveReader;
	now: () => Date;
	log: Log;
	/** Everyone who listens is sent home when this is aborted: the server stops. */
	stopping?: AbortSignal | undefined;
}

/** How many may listen at once: in all, by account (a family with its devices), and from one place (a school has one address). */
export const mostListeners = { all: 2000, account: 20, address: 200 } as const;

const LOOK_EVERY_MS = 500;

/**
 * Tells everyone who listens what is new. What wakes it is a look at the database's revision, twice a second: so it hears
 * what another process has written as well as what this one has, and nobody who writes has to know of it.
 */
export function createHub({ reader, now, log, stopping }: HubParts) {
	const told = new Map<Listener, string>();
	let known = '';
	let stop: Stop | undefined;

	const look = async () => {
		const revision = reader.databaseRevision();
		if (revision === known) return;
		tellAll([...told.keys()]);
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
			if (told.get(listener) === words) continue;
			told.set(listener, words);
			listener.tell(latest);
			if (latest.account === null && listener.accountId !== null) listener.end();
		}
	};
	const leave = (listener: Listener) => {
		told.delete(listener);
		if (told.size > 0) return;
		void stop?.();
		stop = undefined;
	};
	stopping?.addEventListener('abort', () => {
		for (const listener of told.keys()) listener.end();
	});

	return {
		/** Lets somebody in, and tells them at once; returns the way out, or null when too many listen already. */
		join: (listener: Listener): (() => void) | null => {
			if (stopping?.aborted) {
				listener.end();
				return () => undefined;
			}
			if (isFull([...told.keys()], listener)) return null;
			told.set(listener, '');
			tellAll([listener]);
			stop ??= repeat(look, { everyMs: LOOK_EVERY_MS, log });
			return () => leave(listener);
		},
		/** How many listen. */
		count: () => told.size,
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

function latestFor({ accountId, sessionId }: Listener, { content, accounts, sessions }: Snapshot): Latest {
	const own = accountId === null ? undefined : accounts.get(accountId);
	const isOver = sessionId !== null && !sessions.has(sessionId);
	return own && !isOver ? { content, ...own } : { content, account: null, trips: null, devices: null };
}
