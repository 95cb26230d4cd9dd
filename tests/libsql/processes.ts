import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Latest } from '#domain/live.ts';
import { connectRemote } from '#server/db/open.ts';
import { quantile } from '../bench/figure.ts';
import { type Product, startProduct } from '../bench/product.ts';
import { type BenchDevice, devicesOf, ownersOf, Refused } from '../bench/sync/device.ts';
import { countLost } from '../bench/sync/look.ts';
import { type Member, signUp } from '../bench/sync/members.ts';
import type { Scene } from '../programs/run-scenes.ts';
import type { Sqld } from './real-sqld.ts';

const DEVICES = 50;
const WARM_UP_MS = 1500;
const MEASURED_MS = 5000;
const KILLS = Number(process.env.KILLS ?? 8);

/** Two built servers on one database. */
export function processScenes(sqld: Sqld, folder: string): Scene[] {
	const servers: Product[] = [];
	let devices: BenchDevice[] = [];
	let members: Member[] = [];
	process.on('exit', () => {
		for (const server of servers) server.process.kill('SIGKILL');
	});
	const start = async (name: string) => {
		mkdirSync(join(folder, name), { recursive: true });
		return startProduct(join(folder, name), { DATABASE_URL: sqld.url });
	};
	/**
	 * The number of acknowledged edits that are missing, or share their revision with another, as if one had not seen
	 * the other.
	 */
	const lost = () => {
		const db = connectRemote({ url: sqld.url, token: null });
		const once =
			"select count(*) - count(distinct account_id || ' ' || rev) from op_verdicts where rev is not null";
		const count = countLost(db.$client, devices) + Number(db.$client.prepare(once).pluck().get());
		db.$client.close();
		return count;
	};
	const pushes = () => devices.flatMap(({ milliseconds }) => milliseconds);
	/** Does something while every device keeps pushing; returns how many pushes were acknowledged. */
	const whileAllPush = async (work: () => Promise<void>) => {
		let isOver = false;
		for (const { milliseconds } of devices) milliseconds.length = 0;
		const pushing = devices.map(async (device) => {
			while (!isOver) await pushOrWait(device, anywhere());
		});
		await work();
		isOver = true;
		await Promise.all(pushing);
		return pushes().length;
	};
	const anywhere = () => servers[Math.floor(Math.random() * servers.length)]?.address ?? '';

	return [
		[
			'two servers that start at once on an empty database both come up',
			async () => {
				servers.push(...(await Promise.all([start('one'), start('other')])));
				const db = connectRemote({ url: sqld.url, token: null });
				members = await signUp(db, ownersOf(DEVICES));
				devices = devicesOf(members, DEVICES);
				db.$client.close();
				for (const { address } of servers) assert.equal((await fetch(`${address}/api/ready`)).status, 200);
			},
		],
		[
			'what one has acknowledged the other knows',
			async () => {
				const [mine, twin] = devices as [BenchDevice, BenchDevice];
				const [one, other] = servers as [Product, Product];
				for (let turn = 0; turn < 5; turn++) {
					await mine.push(one.address);
					await mine.push(other.address);
					await twin.push(turn % 2 === 0 ? other.address : one.address);
				}
				assert.equal(lost(), 0);
			},
		],
		[
			'who listens at one hears what was written at the other',
			async () => {
				const [device] = devices as [BenchDevice];
				const [one, other] = servers as [Product, Product];
				const leave = new AbortController();
				const heard = await listen(one.address, members[0] as Member, leave.signal);
				const before = (await heard.next()).value?.trips?.rev ?? 0;
				await device.push(other.address);
				assert.ok(((await heard.next()).value?.trips?.rev ?? 0) > before);
				leave.abort();
			},
		],
		[
			`${DEVICES} devices push to both`,
			async () => {
				const pushFor = async (ms: number) => {
					const until = Date.now() + ms;
					for (const { milliseconds } of devices) milliseconds.length = 0;
					await Promise.all(
						devices.map(async (device) => {
							while (Date.now() < until) await device.push(anywhere());
						}),
					);
				};
				await pushFor(WARM_UP_MS);
				await pushFor(MEASURED_MS);
				const all = pushes();
				const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)].map(Math.round);
				console.log(
					`  ${Math.round((all.length * 1000) / MEASURED_MS)} pushes a second, p50 ${p50} ms, p99 ${p99} ms`,
				);
				assert.equal(lost(), 0);
			},
		],
		[
			`${KILLS} times one of them is killed in the middle: no acknowledged edit is lost`,
			async () => {
				await whileAllPush(async () => {
					for (let kill = 0; kill < KILLS; kill++) {
						await sleep(200 + Math.random() * 500);
						const victim = Math.floor(Math.random() * 2);
						const ended = new Promise((resolve) => servers[victim]?.process.once('exit', resolve));
						servers[victim]?.process.kill('SIGKILL');
						await ended;
						servers[victim] = await start(victim === 0 ? 'one' : 'other');
					}
				});
				const all = pushes();
				console.log(
					`  ${all.length} pushes acknowledged, p99 ${Math.round(quantile(all, 0.99))} ms, ${lost()} lost`,
				);
				assert.ok(all.length > KILLS * 20);
				assert.equal(lost(), 0);
			},
		],
		[
			'the database server is killed in the middle, too: no acknowledged edit is lost',
			async () => {
				const acknowledged = await whileAllPush(async () => {
					for (let kill = 0; kill < 3; kill++) {
						await sleep(1000 + Math.random() * 500);
						await sqld.kill();
						await sqld.start();
					}
					await sleep(1500);
				});
				console.log(`  ${acknowledged} pushes acknowledged, ${lost()} lost`);
				assert.ok(acknowledged > DEVICES * 3);
				assert.equal(lost(), 0);
			},
		],
		[
			'the database goes away and comes back: 503 and not ready meanwhile, nothing acknowledged is lost',
			async () => {
				const [one] = servers as [Product];
				const [device] = devices as [BenchDevice];
				await sqld.kill();
				await assert.rejects(device.push(one.address), { status: 503 });
				assert.equal((await fetch(`${one.address}/api/ready`)).status, 503);
				assert.equal((await fetch(`${one.address}/api/health`)).status, 200);
				await sqld.start();
				await sleep(2500);
				await device.push(one.address);
				for (const { address } of servers) assert.equal((await fetch(`${address}/api/ready`)).status, 200);
				assert.equal(lost(), 0);
				for (const each of devices) each.close();
				await Promise.all(servers.map((server) => server.stop()));
			},
		],
	];
}

/** The events that a server sends a listener, in order. */
async function listen(address: string, { cookie }: Member, signal: AbortSignal) {
	const answer = await fetch(`${address}/api/live`, { headers: { Cookie: cookie }, signal });
	const lines = answer.body?.pipeThrough(new TextDecoderStream());
	async function* news(): AsyncGenerator<Latest> {
		let text = '';
		for await (const chunk of lines ?? []) {
			text += chunk;
			for (const [, data = ''] of text.matchAll(/^event: latest\ndata: (.+)\n\n/gm)) yield JSON.parse(data);
			text = text.slice(text.lastIndexOf('\n\n') + 2);
		}
	}
	return news();
}

/** One push, or a short rest if the server was just killed, or says that it is busy. */
async function pushOrWait(device: BenchDevice, address: string): Promise<void> {
	try {
		await device.push(address);
	} catch (error) {
		const isCut = (error as NodeJS.ErrnoException).code !== undefined;
		if (!isCut && !(error instanceof Refused && error.status === 503)) throw error;
		await sleep(20);
	}
}
