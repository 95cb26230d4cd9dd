import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { startProduct, temporaryFolder } from '../product.ts';
import { benchDevices } from './device.ts';

const SECONDS = Number(process.env.MEMORY_SECONDS ?? 300);
const DEVICES = 50;
const PAUSE_MS = 400;

/** How much more memory the server holds after five minutes of pushes than after the first of ten parts of them. */
export async function syncMemory(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const devices = await benchDevices(DEVICES, folder.path);
	const server = await startProduct(folder.path);
	const end = performance.now() + SECONDS * 1000;
	const samples: number[] = [];
	const pushing = devices.map(async (device) => {
		while (performance.now() < end) {
			await device.push(server.address);
			await wait(PAUSE_MS);
		}
	});
	for (let part = 1; part <= 10; part++) {
		await wait(SECONDS * 100);
		samples.push(residentMegabytes(server.process.pid ?? 0));
	}
	await Promise.all(pushing);
	for (const device of devices) device.close();
	await server.stop();
	folder.remove();
	const [first = Number.NaN] = samples;
	const last = samples.at(-1) ?? Number.NaN;
	return [
		{
			name: `Memory grown in ${SECONDS} s of pushes`,
			ours: last - first,
			unit: 'MB',
			budget: { atMost: 30 },
			note: `${samples.map(Math.round).join(' ')} MB resident`,
		},
	];
}

const residentMegabytes = (pid: number) =>
	Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
