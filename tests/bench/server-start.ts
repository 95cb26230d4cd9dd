import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { startProduct, temporaryFolder } from './product.ts';

const SETTLE_MS = 4000;

/** How long the server takes to become healthy, on an empty folder and on a filled one, and its memory when idle. */
export async function serverStart(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const first = await startProduct(folder.path);
	await first.stop();
	const again = await startProduct(folder.path);
	await wait(SETTLE_MS);
	const megabytes = residentKilobytes(again.process.pid ?? 0) / 1024;
	await again.stop();
	folder.remove();
	return [
		{
			name: 'Server start to healthy, very first',
			ours: first.healthyAfterMs / 1000,
			unit: 's',
			note: 'migrates and seeds',
		},
		{ name: 'Server start to healthy', ours: again.healthyAfterMs / 1000, unit: 's', budget: { atMost: 1 } },
		{ name: 'Server idle memory', ours: megabytes, unit: 'MB', budget: { atMost: 120 }, note: 'resident' },
	];
}

const residentKilobytes = (pid: number) =>
	Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
