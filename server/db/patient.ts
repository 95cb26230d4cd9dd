import { setTimeout as wait } from 'node:timers/promises';
import { type Db, remoteOf } from './open.ts';
import { UNREACHABLE } from './remote/wire.ts';

/** How long, in ms, a write waits for another process to release the database; after that its request gets a 503. */
const PATIENCE_MS = 3000;
const LONGEST_PAUSE_MS = 100;

/** True when another process is writing to the database. */
export const isBusy = (error: unknown): boolean =>
	/^SQLITE_BUSY/.test(String((error as { code?: unknown } | null)?.code));

/** True when the disk has no room for the write. */
export const isFull = (error: unknown): boolean =>
	(error as { code?: unknown } | null)?.code === 'SQLITE_FULL';

/** True when the database server did not answer; the requested write may or may not have happened. */
export const isUnreachable = (error: unknown): boolean =>
	(error as { code?: unknown } | null)?.code === UNREACHABLE;

/** Makes the database report at once when it is busy: SQLite's own waiting would block every reader in this process. */
export function sayBusyAtOnce(db: Db): void {
	if (!remoteOf(db)) db.$client.pragma('busy_timeout = 0');
}

/** A store's methods, which can wait, and its `reader`, which need not: reading never finds the database busy. */
type CanWait<Store> = {
	[Name in keyof Store]: Name extends 'reader' ? object : (...given: never[]) => Promise<unknown>;
};

/**
 * Returns the store with methods that wait for a busy database while other requests are served. A method is called
 * again from the start, so its writes must be one statement, one transaction, or safe to repeat.
 */
export function patient<Store extends CanWait<Store>>(store: Store): Store {
	const entries = Object.entries(store).map(([name, method]) => [
		name,
		typeof method === 'function' ? (...given: unknown[]) => again(() => method(...given)) : method,
	]);
	return Object.fromEntries(entries);
}

/** Does the work, and retries while the database is busy. */
export const patiently = async <T>(work: () => T): Promise<T> => again(async () => work());

const again = <T>(call: () => Promise<T>): Promise<T> => call().catch((error) => untilFree(call, error));

async function untilFree<T>(call: () => Promise<T>, reason: unknown): Promise<T> {
	const until = performance.now() + PATIENCE_MS;
	let error = reason;
	for (let pause = 10; isBusy(error) && performance.now() < until; pause *= 2) {
		await wait(Math.min(pause, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
		try {
			return await call();
		} catch (next) {
			error = next;
		}
	}
	throw error;
}

/**
 * Does a write that is not worth waiting for, or failing a reader's request; returns false if the database is busy,
 * full or unreachable.
 */
export function ifFree(write: () => void): boolean {
	try {
		write();
		return true;
	} catch (error) {
		if (!isBusy(error) && !isFull(error) && !isUnreachable(error)) throw error;
		return false;
	}
}
