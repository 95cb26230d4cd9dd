import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRemote } from '#server/db/open.ts';
import { type Product, startProduct } from '../bench/product.ts';
import { type BenchDevice, devicesOf, ownersOf } from '../bench/sync/device.ts';
import { countLost } from '../bench/sync/look.ts';
import { signUp } from '../bench/sync/members.ts';
import type { Scene } from '../programs/run-scenes.ts';
import type { Sqld } from './real-sqld.ts';

/** A monitor considers a server dead after this long without an answer. */
const WATCHER_WAITS_MS = 5000;

/** A built server whose database accepts requests and answers nothing. */
export function hangingScenes(sqld: Sqld, folder: string): Scene[] {
	let server: Product;
	let device: BenchDevice;
	process.on('exit', () => server?.process.kill('SIGKILL'));
	const watch = async (path: string) => {
		const signal = AbortSignal.timeout(WATCHER_WAITS_MS);
		return (await fetch(`${server.address}${path}`, { signal })).status;
	};
	const inADatabase = async <T>(work: (db: ReturnType<typeof connectRemote>) => Promise<T>) => {
		const db = connectRemote({ url: sqld.url, token: null });
		const value = await work(db);
		db.$client.close();
		return value;
	};

	return [
		[
			'while the database hangs the server is alive, not ready, and sends everybody away',
			async () => {
				mkdirSync(join(folder, 'hanging'), { recursive: true });
				server = await startProduct(join(folder, 'hanging'), { DATABASE_URL: sqld.url });
				const members = await inADatabase((db) => signUp(db, ownersOf(1)));
				[device] = devicesOf(members, 1) as [BenchDevice];
				await device.push(server.address);
				await device.push(server.address);
				sqld.hang();
				for (let turn = 0; turn < 3; turn++) {
					const visit = fetch(`${server.address}/api/public/states?turn=${turn}`);
					const push = assert.rejects(device.push(server.address), { status: 503 });
					const [alive, ready] = await Promise.all([watch('/api/health'), watch('/api/ready')]);
					assert.deepEqual([alive, ready], [200, 503]);
					const { status, headers } = await visit;
					assert.equal(status, 503);
					assert.ok(Number(headers.get('retry-after')) > 0);
					await push;
				}
			},
		],
		[
			'when the database goes on so does the server, and nothing acknowledged is lost',
			async () => {
				sqld.goOn();
				while ((await watch('/api/ready')) !== 200) await sleep(200);
				await device.push(server.address);
				assert.equal(await inADatabase(async (db) => countLost(db.$client, [device])), 0);
				device.close();
				await server.stop();
			},
		],
	];
}
