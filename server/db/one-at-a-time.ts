import { join } from 'node:path';
import Database from 'better-sqlite3';

/** As long as a large upgrade of the database may take. */
const PATIENCE_MS = 120_000;

/**
 * Does the work while no other process does such work on the same data folder; it waits for its turn. The lock is one of
 * SQLite's, on a file of its own, so whoever dies lets go of it.
 */
export function oneAtATime<T>(dataDir: string, work: () => T): T {
	const lock = new Database(join(dataDir, 'start.lock'), { timeout: PATIENCE_MS });
	try {
		lock.exec('begin exclusive');
		return work();
	} finally {
		lock.close();
	}
}
