import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Long enough for a large upgrade of the database. */
const PATIENCE_MS = 120_000;

/**
 * Does the work while no other process does any on the same data folder, after waiting for its turn. The lock is
 * SQLite's, on a file of its own, so a process that dies releases it.
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
