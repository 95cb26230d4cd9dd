import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once these files and folders are on disk, safe from a power cut. */
export function syncToDisk(...paths: string[]) {
	for (const path of paths) {
		const handle = openSync(path, 'r');
		fsyncSync(handle);
		closeSync(handle);
	}
}
