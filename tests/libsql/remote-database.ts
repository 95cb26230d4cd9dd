import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connect, connectRemote, type Db, migrateDatabase, remoteOf } from '#server/db/open.ts';
import type { Bridge } from '#server/db/remote/bridge.ts';
import { RemoteDatabase } from '#server/db/remote/remote-database.ts';
import { projectFile } from '#server/start/project.ts';
import { type Connection, localBridge } from './local-bridge.ts';

let isMigrated = false;

/**
 * The database for the tests under `npm run test:libsql`, emptied: a libSQL server, or a file opened by libSQL itself.
 * Null when the tests run in memory.
 */
export function remoteDatabase(): Db | null {
	shared ??= connectOnce();
	if (!shared) return null;
	if (!isMigrated) migrateDatabase(shared, projectFile('drizzle'));
	isMigrated = true;
	empty(shared);
	return shared;
}

/** One connection for the whole test file: a server accepts 128 at a time, and few tests close theirs. */
let shared: Db | null = null;

function connectOnce(): Db | null {
	const db = anotherProcess();
	if (!db) return null;
	const close = db.$client.close.bind(db.$client);
	db.$client.close = () => {
		if (shared === db) shared = null;
		return close();
	};
	return db;
}

/** A connection as from another process to the same database. */
export function anotherProcess(): Db | null {
	const url = process.env.LIBSQL_URL;
	if (!url) return null;
	if (!url.startsWith('file:')) return connectRemote({ url, token: null });
	return overBridge(localBridge(() => openByLibsql(fileURLToPath(url))));
}

/**
 * Everything in a database: every byte, including freed ones, or on a server, whose bytes we cannot get, every value.
 */
export function everythingIn(db: Db): Buffer {
	if (!remoteOf(db)) return db.$client.serialize();
	const tables = piecesOf(db).filter(({ type }) => type === 'table');
	const rows = tables.map(({ name }) => db.$client.prepare(`select * from "${name}"`).all());
	return Buffer.from(JSON.stringify(rows));
}

/** A database connected the way the product connects to one on a server. */
export function overBridge(bridge: Bridge): Db {
	const client: unknown = new RemoteDatabase(bridge);
	return drizzle({ client: client as Database.Database });
}

/** A file opened as the product opens it, for a bridge. */
export function openBySqlite(file: string): Connection {
	return ready(new Database(file));
}

/** A file opened by libSQL's own library, which replaces better-sqlite3 there. */
function openByLibsql(file: string): Connection {
	const Libsql = createRequire(join(import.meta.dirname, 'packages/package.json'))('libsql');
	return ready(new Libsql(file));
}

function ready(connection: Connection): Connection {
	connection.exec('pragma journal_mode = wal');
	connection.exec('pragma foreign_keys = on');
	connection.exec('pragma busy_timeout = 0');
	// Surviving a power cut is not under test.
	connection.exec('pragma synchronous = off');
	return connection;
}

interface Piece {
	type: string;
	name: string;
	sql: string;
}

/**
 * Everything tests may break on purpose, tables first, without the internals of libSQL, SQLite and drizzle.
 */
const PIECES =
	"select type, name, sql from sqlite_schema where sql is not null and name not glob 'sqlite_*' and name not glob '*libsql*' and name <> '__drizzle_migrations' order by type <> 'table'";
const piecesOf = (db: Db) => db.$client.prepare<[], Piece>(PIECES).all();
let whole: Piece[] | undefined;

/** Removes what earlier tests left: rows, their row numbers, failing triggers; and restores dropped tables. */
function empty(db: Db) {
	whole ??= piecesOf(migratedInMemory());
	const found = piecesOf(db);
	const isIn = (pieces: Piece[], { name }: Piece) => pieces.some((piece) => piece.name === name);
	db.transaction(() => {
		db.$client.exec('pragma defer_foreign_keys = on');
		for (const piece of found.filter((one) => !isIn(whole ?? [], one)))
			db.$client.exec(`drop ${piece.type} "${piece.name}"`);
		for (const piece of whole ?? []) if (!isIn(found, piece)) db.$client.exec(piece.sql);
		for (const { type, name } of whole ?? [])
			if (type === 'table' && name !== 'content_revision') db.$client.exec(`delete from "${name}"`);
		db.$client.exec('delete from sqlite_sequence');
	});
}

function migratedInMemory(): Db {
	const db = connect(':memory:');
	migrateDatabase(db, projectFile('drizzle'));
	return db;
}
