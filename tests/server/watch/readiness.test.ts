import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Db, databaseFile } from '#server/db/open.ts';
import { sayBusyAtOnce } from '#server/db/patient.ts';
import type { Jobs } from '#server/repeat.ts';
import { createReadiness } from '#server/watch/readiness.ts';
import { aDatabase, aServer } from '../a-server.ts';

let [folder, file, clock] = ['', '', 0];
let db: Db;
let other: Db | undefined;
let log: string[];
let jobs: Jobs;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tour-trails-ready-'));
	file = databaseFile(folder);
	aDatabase().$client.exec(`vacuum into '${file}'`);
	db = connect(file);
	sayBusyAtOnce(db);
	[clock, log, jobs] = [1e12, [], new Map()];
});
afterEach(() => {
	other?.$client.close();
	db.$client.close();
	rmSync(folder, { recursive: true });
});

function aWatchedServer() {
	const findFaults = createReadiness({ db, file, jobs, now: () => clock, log: (line) => log.push(line) });
	const { get } = aServer({ db, findFaults });
	return {
		ready: async () => {
			clock += 3000;
			return get('/api/ready');
		},
	};
}

test('a server that can do its work says so, and writes nothing to see it', async () => {
	const { ready } = aWatchedServer();
	const before = db.$client.pragma('data_version');
	const answer = await ready();
	expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
		...[200, { status: 'ready' }, 'private, no-store'],
	]);
	expect(db.$client.pragma('data_version')).toEqual(before);
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
			// A connection that nobody holds on to is closed, and lets go.
			other = connect(file);
			other.$client.exec('begin immediate');
		},
		'the database cannot be written: database is locked',
	],
	[
		'was brought up to date by a newer release',
		() => db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)"),
		'the schema is not the one that this process started with',
	],
	[
		'has a job beside it that hangs',
		() => jobs.set('outbox', { everyMs: 2000, endedAt: clock - 61_000 }),
		'the job "outbox" hangs',
	],
])(
	'when the database %s the log says what is wrong, once, and strangers hear only that',
	async (_, harm, words) => {
		const { ready } = aWatchedServer();
		expect((await ready()).status).toBe(200);
		harm();
		for (let asked = 0; asked < 2; asked += 1) {
			const answer = await ready();
			expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
			expect(await answer.json()).toMatchObject({
				...{ code: 'not_ready', detail: 'Something is wrong here; the log says what.' },
			});
		}
		expect(log).toEqual([expect.stringMatching(`^not ready: .*${words}`)]);
	},
);

test('what is well again is logged, too', async () => {
	const { ready } = aWatchedServer();
	jobs.set('blog', { everyMs: 30_000, endedAt: clock - 100_000 });
	expect((await ready()).status).toBe(503);
	jobs.set('blog', { everyMs: 30_000, endedAt: clock });
	expect((await ready()).status).toBe(200);
	expect(log).toEqual(['not ready: the job "blog" hangs', 'ready again']);
});

test('to ask again and again costs one look', async () => {
	let looks = 0;
	const findFaults = createReadiness({ db, file, jobs, now: () => clock, log: (line) => log.push(line) });
	jobs[Symbol.iterator] = () => {
		looks += 1;
		return new Map().entries();
	};
	await Promise.all([findFaults(), findFaults(), findFaults()]);
	clock += 1999;
	await findFaults();
	expect(looks).toBe(1);
	clock += 1;
	await findFaults();
	expect(looks).toBe(2);
});
