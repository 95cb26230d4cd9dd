import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile } from '#server/db/open.ts';
import { StartError } from '#server/start-error.ts';
import { syncToDisk } from './disk.ts';
import { describeBackup, type Manifest, manifestFile, readWhole } from './manifest.ts';

/**
 * Copies the database of a data folder, while the server runs, into a file of its own with a manifest beside it. The copy is
 * checked before it gets its name, so what bears the name is whole.
 * @param to a folder, in which the file is named by the time, or a file that is not there yet and ends in `.db`
 * @throws StartError when there is nothing to copy, something in its way, or the database damaged
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
		rmSync(partial, { force: true });
		if (error instanceof Database.SqliteError)
			throw new StartError(`${source} cannot be copied to ${file}: ${error.message}.`);
		// A copy is as damaged as what it was made of, and that is what somebody can look at, and put right.
		if (error instanceof StartError) readWhole(source);
		throw error;
	}
}

function targetFile(to: string, now: Date): string {
	const isThere = existsSync(to);
	// A folder that is not mounted must not become a file, in which nobody would look.
	if (!isThere && extname(to) !== '.db')
		throw new StartError(`There is no folder ${to}: ${howToMake(to)}, or name a file that ends in .db.`);
	const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
	const file = isThere && statSync(to).isDirectory() ? join(to, `tour-trails-${stamp}.db`) : to;
	const folder = dirname(file);
	if (existsSync(file)) throw new StartError(`${file} is there already: a backup never replaces another.`);
	if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}: ${howToMake(folder)}.`);
	return file;
}

/** How a folder is made, for the console. */
export const howToMake = (folder: string) => `make it (mkdir -p ${folder})`;

/** More than any database has. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * One read of one moment: page by page, every write beside it would begin the copy anew, and were it as many pages as there were a moment
 * ago, a database that grows would never be copied to its end.
 */
async function copyDatabase(source: string, copy: string) {
	// One that was cut off may lie there.
	rmSync(copy, { force: true });
	// Security: it holds what the database holds, so nobody else reads it from its first byte; SQLite would make it for everybody.
	writeFileSync(copy, '', { mode: 0o600, flag: 'wx' });
	const db = new Database(source, { readonly: true });
	try {
		await db.backup(copy, { progress: () => ALL_PAGES });
	} finally {
		db.close();
	}
	const copied = new Database(copy);
	copied.pragma('journal_mode = DELETE');
	copied.close();
}
