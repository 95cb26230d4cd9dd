import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connect, connectRemote, type Db, migrateDatabase, remoteOf } from '#server/db/open.ts';
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

/** A further process on the same database. */
export function anotherProcess(): Db | null {
	const url = process.env.LIBSQL_URL;
	if (!url) return null;
	if (!url.startsWith('file:')) return connectRemote({ url, token: null });
	return overBridge(localBridge(() => openByLibsql(fileURLToPath(url))));
}

/** All that a database holds: every byte, freed ones included, or every value where its bytes are a server's. */
export function everythingIn(db: Db): Buffer {
	if (!remoteOf(db)) return db.$client.serialize();
	const tables = piecesOf(db).filter(({ type }) => type === 'table');
	const rows = tables.map(({ name }) => db.$client.prepare(`select * from "${name}"`).all());
	return Buffer.from(JSON.stringify(rows));
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

/** A table, an index or a trigger. */
interface Piece {
	type: string;
	name: string;
	sql: string;
}

/** What tests may break on purpose, tables first: not what libSQL, SQLite and drizzle keep there for themselves. */
const PIECES =
	"select type, name, sql from sqlite_schema where sql is not null and name not glob 'sqlite_*' and name not glob '*libsql*' and name <> '__drizzle_migrations' order by type <> 'table'";
const piecesOf = (db: Db) => db.$client.prepare<[], Piece>(PIECES).all();
let whole: Piece[] | undefined;

/** Takes away what earlier tests have left: rows, the numbers that they were given, triggers that fail, tables that are gone. */
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
