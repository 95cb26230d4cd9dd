import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { version } from '#server/project.ts';
import { StartError } from '#server/start-error.ts';
import { createBridge, type RemoteSettings } from './remote/bridge.ts';
import { RemoteDatabase } from './remote/remote-database.ts';

/** The database that all stores share. */
export type Db = ReturnType<typeof connect>;

/** The database's file in a data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'tour-trails.db');

/**
 * Opens the database of a data folder, which makes it when there is none.
 * @throws StartError when the file is there and empty: a copy or a disk has failed, and a new site would hide that.
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
		// An empty file left behind would be taken for a lost database.
		if (isNew) rmSync(file, { force: true });
		throw error;
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

/** Connects to a database on a libSQL server, when the first statement runs. */
export function connectRemote(settings: RemoteSettings): Db {
	const client: unknown = new RemoteDatabase(createBridge(settings));
	return drizzle({ client: client as Database.Database });
}

/** The database's way to its server; undefined when it is a file of this machine. */
export function remoteOf(db: Db): RemoteDatabase | undefined {
	const client: unknown = db.$client;
	return client instanceof RemoteDatabase ? client : undefined;
}

/** How large the database is, with the log that SQLite takes away when the last connection closes. */
export function bytesOf(db: Db, file: string | null): number {
	const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (file !== null) return size(file) + size(`${file}-wal`);
	const pages = 'select page_count * page_size from pragma_page_count, pragma_page_size';
	return Number(db.$client.prepare(pages).pluck().get());
}

/** The last migration of a database that has any, epoch milliseconds as drizzle numbers them. */
export const schemaOf = (db: Db) =>
	Number(db.$client.prepare('select max(created_at) from __drizzle_migrations').pluck().get());

/** The last migration in the folder, numbered alike. */
export const newestSchema = (migrationsFolder: string) =>
	Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/**
 * Brings the schema up to date with the migrations in the folder, in one transaction: when one of them fails, all is as it was.
 * Not by drizzle's own `migrate`: when the disk is full SQLite has rolled back by itself, and its ROLLBACK fails in place of the news.
 * @throws StartError for a database of a newer release, which this one would not understand.
 */
export function migrateDatabase(db: Db, migrationsFolder: string): void {
	const client = db.$client;
	const migrations = readMigrationFiles({ migrationsFolder });
	const migrate = client.transaction(() => {
		client.exec(
			'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
		);
		const last = client.prepare('select max(created_at) from __drizzle_migrations').pluck().get();
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
