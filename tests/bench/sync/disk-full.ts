import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import { type Product, temporaryFolder, withProduct } from '../product.ts';
import { type BenchDevice, benchDevices, Refused } from './device.ts';
import { lookForAcknowledged } from './look.ts';

const DEVICES = 20;
const DISK_MB = 32;
/** Free space on the disk when the pushes begin. */
const ROOM_BYTES = 1_000_000;
const PUSHES_AFTER = 10;

/** Pushes until a real, small disk is full and the server says so, frees space, and looks for what it had acknowledged. */
export async function syncDiskFull(): Promise<Figure[]> {
	const folder = temporaryFolder();
	if (!mountSmallDisk(folder.path)) {
		folder.remove();
		return figuresOf(undefined, 'only root can mount a small disk');
	}
	try {
		const devices = await benchDevices(DEVICES, folder.path);
		const refused = await withProduct(folder.path, (server) => fillAndFree(devices, server, folder.path));
		for (const device of devices) device.close();
		const found = lookForAcknowledged(join(folder.path, 'tour-trails.db'), devices);
		const pushes = devices.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0);
		return figuresOf(found, `of ${pushes}; ${refused} answers 507, then all again`);
	} finally {
		execFileSync('umount', [folder.path]);
		folder.remove();
	}
}

function mountSmallDisk(path: string): boolean {
	if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path]);
	return true;
}

function figuresOf(found: ReturnType<typeof lookForAcknowledged> | undefined, note: string): Figure[] {
	const broken = found && (found.isWhole ? 0 : 1);
	return [
		{
			name: 'Acknowledged edits lost on a full disk',
			ours: found?.lost,
			unit: 'edits',
			budget: { atMost: 0 },
			note,
		},
		{ name: 'Databases broken by it', ours: broken, unit: 'databases', budget: { atMost: 0 } },
	];
}

/** Pushes until every device has been told twice that the disk is full; then, with space again, each must get through. */
async function fillAndFree(devices: readonly BenchDevice[], server: Product, disk: string): Promise<number> {
	const ballast = join(disk, 'ballast');
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - ROOM_BYTES)));
	const untilFull = (device: BenchDevice) => pushUntilFull(device, server.address);
	await Promise.all(devices.map(untilFull));
	await Promise.all(devices.map(untilFull));
	rmSync(ballast);
	await Promise.all(
		devices.map(async (device) => {
			for (let count = 0; count < PUSHES_AFTER; count++) await device.push(server.address);
		}),
	);
	return 2 * devices.length;
}

async function pushUntilFull(device: BenchDevice, address: string): Promise<void> {
	for (;;) {
		try {
			await device.push(address);
		} catch (error) {
			if (error instanceof Refused && error.status === 507) return;
			throw error;
		}
	}
}
