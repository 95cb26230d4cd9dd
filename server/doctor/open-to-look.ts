import { existsSync, readFileSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Db } from '#server/db/open.ts';

/** Where a database's header says, twice, that its changes go through a log (2) or not (1). */
const LOGGED = [18, 20] as const;

/** What a machine has memory for, beside all else that runs there. */
const MOST_BYTES = 1e9;

/**
 * Opens a database to be read, and changes nothing on the disk but SQLite's index of the log (`-shm`), which it makes anew by itself; null for
 * one that is closed, and too large to be read without that. @throws what SQLite says of a file that is no whole database.
 */
export function openToLook(file: string): Db | null {
	// With the index there, a server has the database open, or was killed: what it wrote last is in the log.
	if (existsSync(`${file}-shm`)) return drizzle({ client: new Database(file, { readonly: true }) });
	// Without it SQLite would make a log and an index, even to read alone, so it is given the bytes; and what lies in memory has no log.
	if (statSync(file).size > MOST_BYTES) return null;
	const bytes = readFileSync(file);
	bytes.subarray(...LOGGED).fill(1);
	return drizzle({ client: new Database(bytes) });
}
