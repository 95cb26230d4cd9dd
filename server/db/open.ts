import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';
import { createBridge, type RemoteSettings } from './remote/bridge.ts';
import { RemoteDatabase } from './remote/remote-database.ts';

/** The database shared by all stores. */
export type Db = ReturnType<typeof connect>;

export const databaseFile = (dataDir: string) => join(dataDir, 'tour-trails.db');

/**
 * Opens a data folder's database, or creates it if there is none.
 * @throws StartError when the file exists but is empty: a copy or a disk failed, and starting a new site would hide
 * that.
 */
export function openDatabase(dataDir: string): Db {
	const file = databaseFile(dataDir);
	const isNew = !existsSync(file);
	if (!isNew && statSync(file).size === 0) {
		throw new StartError(
			`The database ${file} is empty: restore it from a backup, or delete it to begin a new site.`,
		);
	}
	try {
		return connect(file);
	} catch (error) {
		// An empty file left behind would look like a lost database.
		if (isNew) rmSync(file, { force: true });
		throw error;
	}
}

/** Connects to the file, to `:memory:`, or to an in-memory copy of a whole database. */
export function connect(file: string | Buffer) {
	const client = new Database(file);
	client.pragma('journal_mode = WAL');
	// An acknowledged edit must survive a power cut, which NORMAL does not guarantee in WAL mode.
	client.pragma('synchronous = FULL');
	client.pragma('busy_timeout = 5000');
	client.pragma('foreign_keys = ON');
	return drizzle({ client });
}

/** Connects to a database on a libSQL server once the first statement runs. */
export function connectRemote(settings: RemoteSettings): Db {
	const client: unknown = new RemoteDatabase(createBridge(settings));
	return drizzle({ client: client as Database.Database });
}

/** The client of a remote database; undefined when the database is a local file. */
export function remoteOf(db: Db): RemoteDatabase | undefined {
	const client: unknown = db.$client;
	return client instanceof RemoteDatabase ? client : undefined;
}

/** Returns the size of the database in bytes, including the log that SQLite removes when the last connection closes. */
export function bytesOf(db: Db, file: string | null): number {
	const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (file !== null) return size(file) + size(`${file}-wal`);
	const pages = 'select page_count * page_size from pragma_page_count, pragma_page_size';
	return Number(db.$client.prepare(pages).pluck().get());
}

/** Reads the last applied migration. */
export const LAST_MIGRATION = 'select max(created_at) from __drizzle_migrations';

/** Returns the last applied migration, in drizzle's numbering by epoch milliseconds; 0 if there is none. */
export const schemaOf = (db: Db) => Number(db.$client.prepare(LAST_MIGRATION).pluck().get());

/** Returns the last migration in the folder, in the same numbering. */
export const newestSchema = (migrationsFolder: string) =>
	Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/**
 * Brings the schema up to date with the migrations in the folder, in one transaction: if one fails, nothing changes.
 * Does not use drizzle's `migrate`: on a full disk SQLite has already rolled back, and its ROLLBACK then fails and
 * hides the cause.
 * @throws StartError for a newer release's database, which this one would not understand.
 */
export function migrateDatabase(db: Db, migrationsFolder: string): void {
	const client = db.$client;
	const migrations = readMigrationFiles({ migrationsFolder });
	const migrate = client.transaction(() => {
		client.exec(
			'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
		);
		const last = client.prepare(LAST_MIGRATION).pluck().get();
		if (Number(last) > (migrations.at(-1)?.folderMillis ?? 0))
			throw new StartError(
				`The database is of a newer release than this one, ${version}: start that release again, or restore a backup of this one. Nothing was changed.`,
			);
		for (const { sql, hash, folderMillis } of migrations) {
			if (last !== null && Number(last) >= folderMillis) continue;
			for (const statement of sql) client.exec(statement);
			client
				.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
				.run(hash, folderMillis);
		}
	});
	migrate.immediate();
}
