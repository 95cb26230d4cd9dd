import { existsSync } from 'node:fs';
import { howToMake, makeBackup } from './backup/backup.ts';
import { restoreBackup } from './backup/restore.ts';
import { readConfig } from './config.ts';
import type { RemoteSettings } from './db/remote/bridge.ts';
import { StartError } from './start/start-error.ts';

const BACKUP_USAGE = 'Usage: npm run backup -- FOLDER or FILE, or set BACKUP_DIR';

/** Copies the database (`npm run backup -- FOLDER or FILE`), into BACKUP_DIR if neither is given. */
export async function backUp([given, ...more]: string[]) {
	if (more.length > 0) throw new StartError(BACKUP_USAGE);
	const { dataDir, backupDir, database } = readConfig(process.env);
	if (database !== null) throw new StartError(elsewhere('backed up', database));
	const to = given ?? backupDir;
	if (to === null) throw new StartError(BACKUP_USAGE);
	if (to === backupDir && !existsSync(to))
		throw new StartError(`BACKUP_DIR must be a folder, and there is none at ${to}: ${howToMake(to)}.`);
	const { file, manifest } = await makeBackup(dataDir, to, new Date());
	const { bytes, rows } = manifest;
	const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
	console.log(
		`${file}: ${(bytes / 1e6).toFixed(1)} MB, ${all} rows in ${Object.keys(rows).length} tables, whole.`,
	);
}

/** Puts a backup in the database's place (`npm run restore -- FILE`). */
export async function restore([file, ...more]: string[]) {
	if (file === undefined || more.length > 0) throw new StartError('Usage: npm run restore -- FILE');
	const { dataDir, database } = readConfig(process.env);
	if (database !== null) throw new StartError(elsewhere('restored', database));
	const { manifest, replaced } = await restoreBackup(dataDir, file, new Date());
	console.log(`${dataDir} is as it was on ${manifest.made}, by release ${manifest.version}.`);
	if (replaced !== null) console.log(`What it replaces is kept: ${replaced}`);
	console.log('Phones send again the edits of trips that they hold; everything else since then is gone.');
}

function elsewhere(done: string, { url }: RemoteSettings) {
	return `The database is on ${url} (DATABASE_URL) and is ${done} there, by that server's own means: docs/OPERATIONS.md. Nothing was done.`;
}
