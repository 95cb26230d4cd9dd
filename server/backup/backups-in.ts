import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, parseManifest } from './manifest.ts';

/**
 * Lists when each backup in a folder was made, newest last.
 * @throws when one of them has no readable manifest, or a size other than the manifest's.
 */
export const backupsIn = (folder: string): string[] =>
	readdirSync(folder)
		.filter((name) => name.endsWith('.db'))
		.map((name) => madeOf(join(folder, name)))
		.sort();

/** Tells when the newest backup was made. @throws when there is none. */
export function newestBackup(folder: string): Date {
	const newest = backupsIn(folder).at(-1);
	if (newest === undefined) throw new Error(`${folder} has no backup yet: npm run backup makes one`);
	return new Date(newest);
}

/** This is called often, so the file is not read: its size shows a copy that was cut off. */
function madeOf(backup: string): string {
	const { made, bytes } = parseManifest(manifestFile(backup));
	const { size } = statSync(backup);
	if (size !== bytes)
		throw new Error(`${backup} is damaged: it has ${size} bytes, and its manifest says ${bytes}`);
	return made;
}
