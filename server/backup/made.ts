import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, parseManifest } from './manifest.ts';

/** When each backup in a folder was made, newest last. @throws when one of them has no readable manifest. */
export const backupsIn = (folder: string): string[] =>
	readdirSync(folder)
		.filter((name) => name.endsWith('.db'))
		.map((name) => parseManifest(manifestFile(join(folder, name))).made)
		.sort();

/** When the newest of them was made. @throws when there is none. */
export function newestBackup(folder: string): Date {
	const newest = backupsIn(folder).at(-1);
	if (newest === undefined) throw new Error(`${folder} has no backup yet: npm run backup makes one`);
	return new Date(newest);
}
