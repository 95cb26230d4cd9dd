import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { StartError } from '#server/start-error.ts';

/** The database that all stores share. */
export type Db = ReturnType<typeof connect>;

/** Opens `tour-trails.db` in the data folder, which is made when missing; throws StartError when that cannot be. */
export function openDatabase(dataDir: string): Db {
	try {
		mkdirSync(dataDir, { recursive: true });
		return connect(join(dataDir, 'tour-trails.db'));
	} catch (error) {
		throw new StartError(
			`Wrong configuration: DATA_DIR must be a folder that can be written to, and "${dataDir}" is not (${(error as Error).message}).`,
		);
	}
}

/** Connects to the file, to `:memory:`, or to a copy in memory of a whole database. */
export function connect(file: string | Buffer) {
	const client = new Database(file);
	client.pragma('journal_mode = WAL');
	// An acknowledged edit must survive a power cut, which NORMAL does not promise in WAL mode.
	client.pragma('synchronous = FULL');
	client.pragma('busy_timeout = 5000');
	client.pragma('foreign_keys = ON');
	return drizzle({ client });
}

/** Brings the schema up to date with the migrations in the folder. */
export function migrateDatabase(db: Db, migrationsFolder: string): void {
	migrate(db, { migrationsFolder });
}
