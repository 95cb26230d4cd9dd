import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connectRemote, type Db, migrateDatabase } from '#server/db/open.ts';
import type { Bridge } from '#server/db/remote/bridge.ts';
import { RemoteDatabase } from '#server/db/remote/remote-database.ts';
import { projectFile } from '#server/project.ts';
import { type Connection, localBridge } from './local-bridge.ts';

let isMigrated = false;

/**
 * The database that `npm run test:libsql` has the tests run on, emptied: a libSQL server, or a file that libSQL itself opens. Null
 * where they run in memory.
 */
export function remoteDatabase(): Db | null {
	const db = anotherProcess();
	if (!db) return null;
	if (!isMigrated) migrateDatabase(db, projectFile('drizzle'));
	isMigrated = true;
	empty(db);
	return db;
}

/** A further process on the same database. */
export function anotherProcess(): Db | null {
	const url = process.env.LIBSQL_URL;
	if (!url) return null;
	if (!url.startsWith('file:')) return connectRemote({ url, token: null });
	return overBridge(localBridge(() => openByLibsql(fileURLToPath(url))));
}

/** A database as the product reaches one on a server. */
export function overBridge(bridge: Bridge): Db {
	const client: unknown = new RemoteDatabase(bridge);
	return drizzle({ client: client as Database.Database });
}

/** A file as the product opens it, for a bridge. */
export function openBySqlite(file: string): Connection {
	return ready(new Database(file));
}

/** A file opened by libSQL's own library, which takes better-sqlite3's place there. */
function openByLibsql(file: string): Connection {
	const Libsql = createRequire(join(import.meta.dirname, 'packages/package.json'))('libsql');
	return ready(new Libsql(file));
}

function ready(connection: Connection): Connection {
	connection.exec('pragma journal_mode = wal');
	connection.exec('pragma foreign_keys = on');
	connection.exec('pragma busy_timeout = 0');
	// What is tested is not whether the power may go.
	connection.exec('pragma synchronous = off');
	return connection;
}

function empty(db: Db) {
	const named =
		"select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not in ('__drizzle_migrations', 'content_revision')";
	const names = db.$client.prepare<[], string>(named).pluck().all();
	db.transaction(() => {
		db.$client.exec('pragma defer_foreign_keys = on');
		for (const name of names) db.$client.exec(`delete from ${name}`);
	});
}
