import { existsSync, readFileSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Db } from '#server/db/open.ts';

/** Where a database's header says, twice, whether changes go through a log (2) or not (1). */
const LOGGED = [18, 20] as const;

/** Every machine has this much memory to spare. */
const MOST_BYTES = 1e9;

/**
 * Opens a database read-only. It changes nothing on the disk but SQLite's index of the log (`-shm`), which SQLite
 * rebuilds by itself. Null for a closed database that is too large to open without it.
 * @throws SQLite's own error for a file that is not an intact database.
 */
export function openToLook(file: string): Db | null {
	// The index exists, so a server has the database open, or was killed: its last writes are in the log.
	if (existsSync(`${file}-shm`)) return drizzle({ client: new Database(file, { readonly: true }) });
	// Without the index, SQLite would create a log and an index even for reading, so it gets the bytes: a database in
	// memory has no log.
	if (statSync(file).size > MOST_BYTES) return null;
	const bytes = readFileSync(file);
	bytes.subarray(...LOGGED).fill(1);
	return drizzle({ client: new Database(bytes) });
}
