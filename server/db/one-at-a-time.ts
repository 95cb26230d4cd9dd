import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Long enough for the database's largest upgrade. */
const PATIENCE_MS = 120_000;

/**
 * Waits until no other process is doing such work on the same data folder, then does it. The lock is SQLite's, on a
 * file of its own, so a process that dies releases it.
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
