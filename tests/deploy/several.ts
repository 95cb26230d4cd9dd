import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRemote } from '#server/db/open.ts';
import { type Product, startProcess } from '../bench/product.ts';
import { type BenchDevice, devicesOf, ownersOf, Refused } from '../bench/sync/device.ts';
import { countLost } from '../bench/sync/look.ts';
import { signUp } from '../bench/sync/members.ts';
import { startSqld } from '../libsql/real-sqld.ts';
import { freePort } from '../programs/processes.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { ask, type Front } from './proxies.ts';

const DEVICES = 10;
const PUSHES = 200;

type StartProxy = (upstreams: readonly number[]) => Promise<Front>;

/** Two processes of the site in `tree` on one database, behind one address; one of them is killed. */
export function severalScenes(
	name: string,
	startProxy: StartProxy,
	{ folder, tree }: { folder: string; tree: string },
): Scene[] {
	return [
		[
			`two processes behind ${name}: one is killed, the other answers everybody, and no acknowledged edit is lost`,
			async () => {
				mkdirSync(join(folder, 'sqld'));
				const sqld = await startSqld(join(folder, 'sqld'));
				const ports = [await freePort(), await freePort()];
				// One after the other, as they are deployed: the first creates the tables, and the second finds them.
				const servers: Product[] = [];
				for (const port of ports) servers.push(await startSite({ folder, tree }, port, sqld.url));
				process.on('exit', () => {
					for (const server of servers) server.process.kill('SIGKILL');
				});
				const db = connectRemote({ url: sqld.url, token: null });
				const devices = devicesOf(await signUp(db, ownersOf(DEVICES)), DEVICES);
				const proxy = await startProxy(ports);
				try {
					await through(proxy, servers, devices);
					assert.equal(countLost(db.$client, devices), 0);
				} finally {
					db.$client.close();
					for (const device of devices) device.close();
					await proxy.stop();
					for (const server of servers) await server.stop();
					await sqld.kill();
				}
			},
		],
	];
}

/** Devices push and a reader reads while the first server is killed. */
async function through(proxy: Front, servers: readonly Product[], devices: readonly BenchDevice[]) {
	const [first] = servers as [Product];
	let [pushed, refused, isOver] = [0, 0, false];
	const pushing = devices.map(async (device) => {
		while (!isOver) {
			try {
				await device.push(`https://localhost:${proxy.port}`);
				pushed += 1;
			} catch (error) {
				// Requests under way when one server dies: a phone sends them again.
				if (!(error instanceof Refused && [502, 503].includes(error.status))) throw error;
				refused += 1;
				await sleep(20);
			}
		}
	});
	const reading = (async () => {
		for (let read = 0; !isOver; read++) {
			const { headers } = await ask(proxy.port, `/api/public/states?read=${read}`);
			assert.equal(headers[':status'], 200);
		}
	})();
	const until = async (count: number) => {
		while (pushed < count) await Promise.race([sleep(20), ...pushing, reading]);
	};
	await until(PUSHES);
	first.process.kill('SIGKILL');
	const before = pushed;
	await until(before + PUSHES);
	isOver = true;
	await Promise.all([...pushing, reading]);
	console.log(`  ${pushed} pushes acknowledged, ${refused} sent again`);
	// Each device has at most one request under way; the proxy sends all others to the server that is left.
	assert.ok(refused <= devices.length);
}

/** Only for Caddy: it asks each process if it is ready. */
export function readyScenes(startProxy: StartProxy): Scene[] {
	return [
		[
			'Caddy sends nobody to a process that is not ready, until it is',
			async () => {
				let isReady = false;
				const asked = { sick: 0, well: 0 };
				const checked = { sick: 0, well: 0 };
				const upstream = async (who: keyof typeof asked) => {
					const server = createServer(({ url }, answer) => {
						if (url === '/api/ready') {
							answer.statusCode = who === 'well' || isReady ? 200 : 503;
							checked[who] += 1;
						} else asked[who] += 1;
						answer.end(who);
					});
					await once(server.listen(0, '127.0.0.1'), 'listening');
					return { server, port: (server.address() as AddressInfo).port };
				};
				const both = [await upstream('sick'), await upstream('well')];
				const proxy = await startProxy(both.map(({ port }) => port));
				const who = async () => (await ask(proxy.port, '/')).text;
				try {
					// The first check comes when it starts.
					while (checked.sick < 1 || checked.well < 1) await sleep(50);
					await sleep(500);
					asked.sick = 0;
					for (let visit = 0; visit < 50; visit++) assert.equal(await who(), 'well');
					assert.equal(asked.sick, 0);
					isReady = true;
					while ((await who()) !== 'sick') await sleep(50);
				} finally {
					await proxy.stop();
					for (const { server } of both) server.close().closeAllConnections();
				}
			},
		],
	];
}

const startSite = ({ folder, tree }: { folder: string; tree: string }, port: number, database: string) =>
	startProcess(port, [join(tree, 'dist/server/main.js')], '/api/ready', {
		PORT: String(port),
		DATABASE_URL: database,
		NODE_ENV: 'production',
		DATA_DIR: join(folder, `data-${port}`),
	});
