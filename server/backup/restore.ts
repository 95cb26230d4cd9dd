import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { getTableName, sql } from 'drizzle-orm';
import { auditLog } from '#server/audit/table.ts';
import { contributors } from '#server/contributors/table.ts';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { connect, type Db, databaseFile, migrateDatabase, newestSchema } from '#server/db/open.ts';
import { startFault } from '#server/db/start-fault.ts';
import { contentRevisions } from '#server/db/table.ts';
import { randomId } from '#server/secrets/random.ts';
import { projectFile, version } from '#server/start/project.ts';
import { StartError } from '#server/start/start-error.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isOpenElsewhere } from './open-elsewhere.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** The files that SQLite keeps beside a database while it writes. */
const LOGS = ['-wal', '-shm', '-journal'];

/**
 * Replaces the database with a backup, while the server is stopped, and keeps the old one under another name. Phones
 * notice the new epoch and resend whatever the backup lacks. If anything fails, the database stays as it was.
 * @throws StartError for a backup that is damaged or newer than this release, while the server runs, and when the
 * folder cannot be written to or its disk is full
 */
export async function restoreBackup(
	dataDir: string,
	backup: string,
	now: Date,
): Promise<{ manifest: Manifest; replaced: string | null }> {
	const manifest = await readManifest(backup);
	if (manifest.schema > newestSchema(projectFile('drizzle')))
		throw new StartError(
			`${backup} was made by release ${manifest.version}, whose database is newer than this release (${version}) knows.`,
		);
	try {
		mkdirSync(dataDir, { recursive: true });
		return { manifest, replaced: oneAtATime(dataDir, () => replace({ dataDir, backup }, now)) };
	} catch (error) {
		throw startFault(error, dataDir);
	}
}

/** Puts the backup in the database's place. Returns the new name of the old database, or null. */
function replace({ dataDir, backup }: { dataDir: string; backup: string }, now: Date): string | null {
	const file = databaseFile(dataDir);
	const fresh = `${file}.restoring`;
	const old = freeName(`${file}.replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
	try {
		if (existsSync(file)) closeWhole(file);
		// SQLite would read a killed restore's leftover log into this copy.
		clear(fresh);
		copyFileSync(backup, fresh);
		// Security: the copy has the backup's mode, which may let everyone read it, or keep the site itself from
		// writing it.
		chmodSync(fresh, 0o600);
		bringUp(fresh, now);
		syncToDisk(fresh);
		const setAsideAs = setAside(file, old);
		// In one step: a server starting meanwhile finds either the old or the new one.
		renameSync(fresh, file);
		syncToDisk(dataDir);
		return setAsideAs;
	} finally {
		clear(fresh);
	}
}

/** Returns the name, with a number if an earlier restore in the same second took it. */
function freeName(name: string): string {
	const isFree = (each: string) => !['', ...LOGS].some((log) => existsSync(each + log));
	let free = name;
	for (let count = 2; !isFree(free); count += 1) free = `${name}.${count}`;
	return free;
}

function clear(file: string) {
	for (const log of ['', ...LOGS]) rmSync(file + log, { force: true });
}

/** Migrates the copy to this release's schema, and starts a new epoch. */
function bringUp(file: string, now: Date) {
	const db = connect(file);
	try {
		migrateDatabase(db, projectFile('drizzle'));
		noteRestored(db, { now: now.getTime(), newId: randomId });
		// Numbers from the lost future must never be reused.
		const seconds = Math.ceil(now.getTime() / 1000);
		db.update(contentRevisions)
			.set({ revision: sql`max(${contentRevisions.revision} + 1, ${seconds})` })
			.run();
		for (const counted of [auditLog, contributors]) countBeyond(db, getTableName(counted), seconds);
		// Moves everything from the log into the file. Closing does so too, but hides that the disk had no room, and
		// deletes the log.
		db.$client.pragma('journal_mode = DELETE');
	} finally {
		db.$client.close();
	}
}

/** Moves a table's numbers so far beyond the backup's that the lost future cannot have used them. */
function countBeyond(db: Db, table: string, far: number) {
	// A table that never had a row has no count yet.
	db.run(sql`insert into sqlite_sequence (name, seq)
		select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`);
	db.run(sql`update sqlite_sequence set seq = seq + ${far} where name = ${table}`);
}

/**
 * Merges the old database into its one file, which requires that nobody else has it open.
 * @throws StartError while a server has it open.
 */
function closeWhole(file: string) {
	const db = new Database(file, { timeout: 0 });
	try {
		if (db.pragma('journal_mode = DELETE', { simple: true }) === 'delete') return;
	} catch (error) {
		const { code } = error as { code?: string };
		const isDamaged = code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB';
		// A damaged database is a reason to restore, so its files are set aside as they are. It cannot report its
		// locks, so we look for other processes instead.
		if (isDamaged && !isOpenElsewhere(file)) return;
		if (!isDamaged && code !== 'SQLITE_BUSY') throw error;
	} finally {
		db.close();
	}
	throw new StartError(`The server, or another program, has ${file} open: stop it first.`);
}

/**
 * Gives the old database a second name and moves its logs along, which SQLite would read into whatever file comes next.
 * Only a damaged database still has logs, or one that was moved away without them. Returns the first new name, or null.
 */
function setAside(file: string, name: string): string | null {
	const hasOld = existsSync(file);
	if (hasOld) linkSync(file, name);
	const logs = LOGS.filter((log) => existsSync(file + log));
	for (const log of logs) renameSync(file + log, name + log);
	return hasOld ? name : logs[0] ? name + logs[0] : null;
}
