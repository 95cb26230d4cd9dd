import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once these files and folders are on the disk itself, power cut or not. */
export function syncToDisk(...paths: string[]) {
	for (const path of paths) {
		const handle = openSync(path, 'r');
		fsyncSync(handle);
		closeSync(handle);
	}
}
