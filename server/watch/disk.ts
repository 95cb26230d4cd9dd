import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What we ask of a folder's disk. */
export interface Disk {
	/** Returns the space left for this process, in bytes. */
	freeBytes: (folder: string) => Promise<number>;
	/** Writes a small file through to the disk and removes it; rejects with the reason when that fails. */
	tryWriting: (folder: string) => Promise<void>;
}

export const disk: Disk = {
	freeBytes: async (folder) => {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize;
	},
	tryWriting: async (folder) => {
		const file = join(folder, 'ready.check');
		await writeFile(file, 'written', { flush: true });
		await rm(file);
	},
};
