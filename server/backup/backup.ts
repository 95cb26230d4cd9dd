import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile } from '#server/db/open.ts';
import { StartError } from '#server/start/start-error.ts';
import { describeBackup, type Manifest, manifestFile, readWhole } from './manifest.ts';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Copies a data folder's database, while the server runs, into a file with a manifest next to it. The copy is checked
 * before it gets its name, so a file with that name is complete.
 * @param to a folder, where the file is named by the time, or a new file ending in `.db`
 * @throws StartError when there is nothing to copy, something is in the way, the folder or disk cannot be written to,
 * or the database is damaged
 */
export async function makeBackup(
	dataDir: string,
	to: string,
	now: Date,
): Promise<{ file: string; manifest: Manifest }> {
	const file = targetFile(to, now);
	const partial = `${file}.partial`;
	const source = databaseFile(dataDir);
	if (!existsSync(source))
		throw new StartError(`There is no database in ${dataDir}: set DATA_DIR as the server has it.`);
	try {
		await copyDatabase(source, partial);
		const manifest = await describeBackup(partial, now);
		writeFileSync(manifestFile(file), `${JSON.stringify(manifest, null, '\t')}\n`, { mode: 0o600 });
		syncToDisk(partial, manifestFile(file));
		renameSync(partial, file);
		syncToDisk(dirname(file));
		return { file, manifest };
	} catch (error) {
		removeCopy(partial);
		const reason = reasonOfDisk(error);
		if (reason !== undefined) throw new StartError(`${source} cannot be copied to ${file}: ${reason}.`);
		// A copy is as damaged as its source, and the source is the file that a person can inspect and repair.
		if (error instanceof StartError) readWhole(source);
		throw error;
	}
}

/** Returns what SQLite or the system says about a database, folder or disk; undefined for any other error. */
function reasonOfDisk(error: unknown): string | undefined {
	if (error instanceof Database.SqliteError) return error.message;
	const { syscall, message } = error as NodeJS.ErrnoException;
	// Without the call and its path, which may name the unfinished copy.
	return syscall === undefined ? undefined : message.split(', ')[0];
}

function targetFile(to: string, now: Date): string {
	const isThere = existsSync(to);
	// An unmounted folder must not turn into a file, which nobody would look for.
	if (!isThere && extname(to) !== '.db')
		throw new StartError(`There is no folder ${to}: ${howToMake(to)}, or name a file that ends in .db.`);
	const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
	const file = isThere && statSync(to).isDirectory() ? join(to, `tour-trails-${stamp}.db`) : to;
	const folder = dirname(file);
	if (existsSync(file)) throw new StartError(`${file} is there already: a backup never replaces another.`);
	if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}: ${howToMake(folder)}.`);
	return file;
}

export const howToMake = (folder: string) => `make it (mkdir -p ${folder})`;

/** More pages than any database has. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the state of one moment in a single read: page by page, every concurrent write would restart the copy. It must
 * not stop at an earlier page count, either, or a growing database would never be copied to its end.
 */
async function copyDatabase(source: string, copy: string) {
	// An interrupted copy may have been left there.
	removeCopy(copy);
	// Security: the copy holds everything in the database, so nobody else may read it, from the first byte on; SQLite
	// would create it readable for everyone.
	writeFileSync(copy, '', { mode: 0o600, flag: 'wx' });
	const db = new Database(source, { readonly: true });
	try {
		await db.backup(copy, { progress: () => ALL_PAGES });
	} finally {
		db.close();
	}
	const copied = new Database(copy);
	try {
		copied.pragma('journal_mode = DELETE');
	} finally {
		copied.close();
	}
}

/** Deletes an unfinished copy, and the log that SQLite leaves next to it when the disk is full. */
function removeCopy(copy: string) {
	for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
}
