import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, Missing } from '../programs/debian.ts';

/** A disk of its own, in a file, so that it can be filled; throws Missing where none can be mounted. */
export function aSmallDisk(folder: string, megabytes: number) {
	if (process.getuid?.() !== 0 || !findProgram('mke2fs'))
		throw new Missing('Only root can mount a small disk, and it takes mke2fs (Debian: e2fsprogs).');
	const [image, path] = [join(folder, 'disk.ext4'), join(folder, 'disk')];
	const ballast = join(path, 'ballast');
	writeFileSync(image, '');
	truncateSync(image, megabytes * 1_000_000);
	mkdirSync(path);
	// Nothing is reserved for root, who runs this.
	execFileSync('mke2fs', ['-t', 'ext4', '-q', '-F', '-m', '0', image]);
	execFileSync('mount', ['-o', 'loop', image, path]);
	return {
		path,
		/** Fills all the space there is. */
		fill: () => {
			const { bavail, bsize } = statfsSync(path);
			try {
				writeFileSync(ballast, Buffer.alloc(bavail * bsize));
			} catch (error) {
				// If others fill space in the meantime, that is fine: full is full.
				if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
			}
		},
		free: () => rmSync(ballast),
		/** Lazily, because a server that failed may still have it open. */
		unmount: () => execFileSync('umount', ['--lazy', path]),
	};
}
