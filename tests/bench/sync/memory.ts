import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { type Product, temporaryFolder, withProduct } from '../product.ts';
import { type BenchDevice, benchDevices } from './device.ts';

const SECONDS = Number(process.env.MEMORY_SECONDS ?? 300);
const DEVICES = 50;
const PAUSE_MS = 400;

/** How much the server's memory grows over five minutes of pushes, not counting the first tenth. */
export async function syncMemory(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const devices = await benchDevices(DEVICES, folder.path);
	const samples = await withProduct(folder.path, (server) => pushAndSample(devices, server));
	for (const device of devices) device.close();
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

/** Pushes with all devices, and returns the megabytes that the server used after each tenth of the time. */
async function pushAndSample(devices: readonly BenchDevice[], server: Product): Promise<number[]> {
	const end = performance.now() + SECONDS * 1000;
	const samples: number[] = [];
	const pushing = Promise.all(
		devices.map(async (device) => {
			while (performance.now() < end) {
				await device.push(server.address);
				await wait(PAUSE_MS);
			}
		}),
	);
	const sampling = async () => {
		for (let part = 1; part <= 10; part++) {
			await wait(SECONDS * 100);
			samples.push(residentMegabytes(server.process.pid ?? 0));
		}
	};
	await Promise.all([pushing, sampling()]);
	return samples;
}

const residentMegabytes = (pid: number) =>
	Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
