import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the disk of a folder is asked. */
export interface Disk {
	/** How much room is left to this process, bytes. */
	freeBytes: (folder: string) => Promise<number>;
	/** Brings a small file to the disk itself and takes it away again; rejects with why that fails. */
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
