import { execFileSync } from 'node:child_process';
import { type Figure, quantile } from '../figure.ts';
import { type Product, temporaryFolder, withProduct } from '../product.ts';
import { type BenchDevice, benchDevices } from './device.ts';

const DEVICES = 50;
/** Together short enough that no account reaches 600 pushes a minute unless there are 2,500 a second in all. */
const WARM_UP_MS = 1000;
const MEASURED_MS = 5000;

/** Pushes a second that 50 devices get through at FULL durability, and how long the slowest in a hundred takes. */
export async function syncPushes(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const devices = await benchDevices(DEVICES, folder.path);
	const seconds = await withProduct(folder.path, (server) => pushAll(devices, server));
	for (const device of devices) device.close();
	folder.remove();
	const all = devices.flatMap(({ milliseconds }) => milliseconds);
	return [
		{
			name: 'Sync pushes, 50 devices, FULL durability',
			ours: all.length / (MEASURED_MS / 1000),
			unit: 'a second',
			budget: { atLeast: 500 },
			note: `median ${Math.round(quantile(all, 0.5))} ms, ${((1000 * seconds) / all.length).toFixed(2)} ms of processor each`,
		},
		{ name: 'Sync push, p99', ours: quantile(all, 0.99), unit: 'ms', budget: { atMost: 250 } },
	];
}

/** Pushes with all devices at once; returns the seconds of processor time that the server used. */
async function pushAll(devices: readonly BenchDevice[], server: Product): Promise<number> {
	const pushFor = async (ms: number) => {
		const end = performance.now() + ms;
		await Promise.all(
			devices.map(async (device) => {
				while (performance.now() < end) await device.push(server.address);
			}),
		);
	};
	await pushFor(WARM_UP_MS);
	for (const { milliseconds } of devices) milliseconds.length = 0;
	const before = processorSeconds(server.process.pid ?? 0);
	await pushFor(MEASURED_MS);
	return processorSeconds(server.process.pid ?? 0) - before;
}

/** Whole seconds of processor time, because a busy machine stretches wall time only. */
const processorSeconds = (pid: number) =>
	Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)], { encoding: 'utf8' }));
