import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGroupCommit } from '#server/db/group-commit.ts';
import { createMetrics } from '#server/watch/metrics.ts';
import { localBridge } from '../../libsql/local-bridge.ts';
import { openBySqlite, overBridge } from '../../libsql/remote-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ctt-left-to-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const metrics = createMetrics({
	token: 'of-prometheus-alone',
	databaseBytes: () => 0,
	outboxDepth: () => ({ waiting: 0, dead: 0 }),
	newestBackup: null,
	freeBytes: null,
	stuckJobs: () => 0,
	log: expect.unreachable,
});
/** Work done under the lock so far, by reason. */
async function leftToLock(): Promise<Record<string, number>> {
	const text = await metrics.text();
	const lines = text.matchAll(/^database_work_left_to_lock_total\{why="(\w+)"\} (\d+)$/gm);
	return Object.fromEntries([...lines].map(([, why, count]) => [why, Number(count)]));
}

/** Work this adds under the lock, by reason. */
async function growthBy(work: () => Promise<unknown>): Promise<[why: string, more: number][]> {
	const before = await leftToLock();
	await work();
	const after = Object.entries(await leftToLock());
	return after
		.map(([why, count]): [string, number] => [why, count - (before[why] ?? 0)])
		.filter(([, more]) => more !== 0);
}

test('work on a far database that cannot be judged before its transaction is done, and counted by why', async () => {
	const db = overBridge(localBridge(() => openBySqlite(join(folder, 'far.db'))));
	db.$client.exec('create table trips (name text unique)');
	const commit = createGroupCommit(db);
	const names = db.$client.prepare<[], string>('select name from trips order by 1').pluck();
	const count = db.$client.prepare<[], number>('select count(*) from trips').pluck();
	const add = db.$client.prepare('insert into trips values (?)');
	const ahead = (of: string) => ({ of, look: () => void names.all(), stands: () => void names.all() });
	expect(await growthBy(() => commit(() => add.run('foreseen'), ahead('ann')))).toEqual([]);

	// It reads rows that it did not announce.
	const unforeseen = () => commit(() => add.run(`after ${count.get()}`), ahead('ann'));
	expect(await growthBy(unforeseen)).toEqual([['not_judged', 1]]);

	// The database refuses one push's writes, and so both.
	const both = () =>
		Promise.all([
			expect(commit(() => add.run('foreseen'), ahead('ann'))).rejects.toThrow('UNIQUE'),
			commit(() => add.run('of Bob'), ahead('bob')),
		]);
	expect(await growthBy(both)).toEqual([['not_written', 2]]);
	expect(names.all()).toEqual(['after 1', 'foreseen', 'of Bob']);
	db.$client.close();
});
