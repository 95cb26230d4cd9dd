import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { type BenchDevice, benchDevices } from './device.ts';
import { lookForAcknowledged } from './look.ts';

const KILLS = Number(process.env.KILLS ?? 40);
const DEVICES = 8;
/** Devices take turns, so that no account reaches 600 pushes a minute; each resends what was not answered. */
const GROUPS = Math.max(1, Math.ceil(KILLS / 4));

/** Kills the server with SIGKILL in the middle of pushes, again and again, and looks for what it had acknowledged. */
export async function syncKills(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const devices = await benchDevices(DEVICES * GROUPS, folder.path);
	let lost = 0;
	let broken = 0;
	for (let kill = 0; kill < KILLS; kill++) {
		const server = await startProduct(folder.path);
		const ended = new Promise((resolve) => server.process.once('exit', resolve));
		setTimeout(() => server.process.kill('SIGKILL'), 100 + Math.random() * 500);
		const turn = (kill % GROUPS) * DEVICES;
		const group = devices.slice(turn, turn + DEVICES);
		await Promise.all(group.map((device) => pushUntilCut(device, server.address)));
		await ended;
		const found = lookForAcknowledged(join(folder.path, 'tour-trails.db'), devices);
		lost += found.lost;
		broken += found.isWhole ? 0 : 1;
	}
	for (const device of devices) device.close();
	folder.remove();
	const pushes = devices.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0);
	return [
		{
			name: `Acknowledged edits lost in ${KILLS} SIGKILLs under load`,
			ours: lost,
			unit: 'edits',
			budget: { atMost: 0 },
			note: `of ${pushes}`,
		},
		{ name: 'Databases broken by them', ours: broken, unit: 'databases', budget: { atMost: 0 } },
	];
}

async function pushUntilCut(device: BenchDevice, address: string): Promise<void> {
	for (;;) {
		try {
			await device.push(address);
		} catch (error) {
			// A cut connection is the point; anything else is a failure of the bench.
			if ((error as NodeJS.ErrnoException).code) return;
			throw error;
		}
	}
}
