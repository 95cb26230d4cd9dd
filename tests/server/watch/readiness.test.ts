import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Db, databaseFile } from '#server/db/open.ts';
import { sayBusyAtOnce } from '#server/db/patient.ts';
import { UNREACHABLE } from '#server/db/remote/wire.ts';
import { type Disk, disk } from '#server/watch/disk.ts';
import { createReadiness } from '#server/watch/readiness.ts';
import { localBridge } from '../../libsql/local-bridge.ts';
import { openBySqlite, overBridge } from '../../libsql/remote-database.ts';
import { aDatabase, aServer } from '../a-server.ts';

let [folder, file, clientFile, clock] = ['', '', '', 0];
let db: Db;
let other: Db | undefined;
let log: string[];
let room: number | undefined;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tour-trails-ready-'));
	file = databaseFile(folder);
	aDatabase().$client.exec(`vacuum into '${file}'`);
	db = connect(file);
	sayBusyAtOnce(db);
	clientFile = join(folder, 'app.js');
	writeFileSync(clientFile, '');
	[clock, log, room] = [1e12, [], undefined];
});
afterEach(() => {
	other?.$client.close();
	db.$client.close();
	rmSync(folder, { recursive: true });
});

function aReadiness(onLook: () => void = () => undefined) {
	const freeBytes = async (of: string) => {
		onLook();
		return room ?? disk.freeBytes(of);
	};
	const asked: Disk = { ...disk, freeBytes };
	const parts = { db, file, clientFile, disk: asked };
	return createReadiness({ ...parts, now: () => clock, log: (line) => log.push(line) });
}

function aWatchedServer() {
	const findFaults = aReadiness();
	const { get } = aServer({ db, findFaults });
	return {
		get,
		ready: async () => {
			clock += 3000;
			return get('/api/ready');
		},
	};
}

test('a server that can do its work says so, and its test write is gone', async () => {
	const { ready } = aWatchedServer();
	const look = () => [db.$client.pragma('data_version'), readdirSync(folder)];
	const before = look();
	const answer = await ready();
	expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
		200,
		{ status: 'ready', background: 'running' },
		'private, no-store',
	]);
	expect(look()).toEqual(before);
	expect(log).toEqual([]);
});

test.each([
	['was deleted', () => rmSync(file), 'is not the file that was opened'],
	[
		'was replaced by a copy',
		() => {
			copyFileSync(file, `${file}.copy`);
			renameSync(`${file}.copy`, file);
		},
		'is not the file that was opened',
	],
	[
		'is held by another process for long',
		() => {
			// A connection with no references is closed, and releases its lock.
			other = connect(file);
			other.$client.exec('begin immediate');
		},
		'the database cannot be written: database is locked',
	],
	[
		'lies on a disk that takes no writes any more',
		// A file blocked this way fails like a disk remounted read-only.
		() => mkdirSync(join(folder, 'ready.check')),
		'nothing can be written to .*: EISDIR',
	],
	[
		'lies on a disk that is nearly full',
		() => {
			room = 199e6;
		},
		'the disk of .* has 199 MB left',
	],
	['outlives the client', () => rmSync(clientFile), 'the built client is gone: .*app\\.js is missing'],
	[
		'was brought up to date by a newer release',
		() => db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)"),
		'the schema is not the one that this process started with',
	],
	[
		'cannot be read',
		() => db.$client.exec('drop table __drizzle_migrations'),
		'the database cannot be read: no such table: __drizzle_migrations',
	],
	[
		'was cut off',
		() => {
			db.$client.pragma('wal_checkpoint(truncate)');
			db.$client.pragma('shrink_memory');
			truncateSync(file, 4096);
		},
		'the database cannot be (read|written): database disk image is malformed',
	],
])(
	'when the database %s the log says what is wrong, once, and strangers are told only that something is',
	async (_, harm, words) => {
		const { ready, get } = aWatchedServer();
		expect((await ready()).status).toBe(200);
		harm();
		for (let asked = 0; asked < 2; asked += 1) {
			const answer = await ready();
			expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
			expect(await answer.json()).toMatchObject({
				code: 'not_ready',
				detail: 'Something is wrong here; the log says what.',
			});
		}
		expect(log).toEqual([expect.stringMatching(`^not ready: .*${words}`)]);
		// Otherwise its supervisor would restart it over and over.
		expect((await get('/api/health')).status).toBe(200);
	},
);

test('a disk that fills up is logged once, however much is left, and again once there is room', async () => {
	const { ready } = aWatchedServer();
	const answers: number[] = [];
	for (const left of [199e6, 120e6, 3e6, 300e6]) {
		room = left;
		answers.push((await ready()).status);
	}
	expect(answers).toEqual([503, 503, 503, 200]);
	expect(log).toEqual([expect.stringMatching(/^not ready: the disk of .* has 199 MB left$/), 'ready again']);
});

test('a lost database server is logged once, and this server is not ready until it is back', async () => {
	let isThere = true;
	const whole = localBridge(() => openBySqlite(file));
	const gone = { outcomes: [], fault: { message: 'connect ECONNREFUSED', code: UNREACHABLE }, connection: 0 };
	const remote = overBridge({ ...whole, ask: (trip) => (isThere ? whole.ask(trip) : gone) });
	const parts = { db: remote, file: null, clientFile, now: () => clock };
	const findFaults = createReadiness({ ...parts, log: (line) => log.push(line) });
	const { get } = aServer({ db, findFaults });
	const ready = async () => {
		clock += 3000;
		return (await get('/api/ready')).status;
	};
	expect(await ready()).toBe(200);
	isThere = false;
	expect([await ready(), await ready()]).toEqual([503, 503]);
	isThere = true;
	expect(await ready()).toBe(200);
	const words = 'the database cannot be written: the database server does not answer: connect ECONNREFUSED';
	expect(log).toEqual([`not ready: ${words}`, 'ready again']);
	remote.$client.close();
});

test('a disk with enough space is not a fault', async () => {
	room = 200e6;
	expect((await aWatchedServer().ready()).status).toBe(200);
});

test('recovery is logged too', async () => {
	const { ready } = aWatchedServer();
	rmSync(clientFile);
	expect((await ready()).status).toBe(503);
	writeFileSync(clientFile, '');
	expect((await ready()).status).toBe(200);
	expect(log).toEqual([expect.stringMatching(/^not ready: the built client is gone/), 'ready again']);
});

test('asking again and again costs one check', async () => {
	let looks = 0;
	const findFaults = aReadiness(() => {
		looks += 1;
	});
	await Promise.all([findFaults(), findFaults(), findFaults()]);
	clock += 1999;
	await findFaults();
	expect(looks).toBe(1);
	clock += 1;
	await findFaults();
	expect(looks).toBe(2);
});
