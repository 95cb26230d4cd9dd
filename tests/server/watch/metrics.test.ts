import { expect, test } from 'vitest';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { createMetrics } from '#server/watch/metrics.ts';
import { anOp } from '../../sync/builders.ts';
import { aMember } from '../a-member.ts';
import { aDatabase, aServer } from '../a-server.ts';

const token = 'of-prometheus-alone';

function aCountedServer() {
	const db = aDatabase();
	const metrics = createMetrics({
		token,
		databaseBytes: () => 4096,
		outboxDepth: createOutboxStore(db).depth,
		newestBackup: () => new Date('2026-11-21T03:00:00Z'),
		freeBytes: async () => 5e9,
		stuckJobs: () => 2,
		log: expect.unreachable,
	});
	const server = aServer({ db, metrics });
	const scrape = (authorization: string) => server.get('/metrics', { Authorization: authorization });
	return { ...server, scrape, text: async () => (await scrape(`Bearer ${token}`)).text() };
}

test('requests are counted by route and status, and no address leaks', async () => {
	const { get, text } = aCountedServer();
	await get('/api/query?target=state&pageLength=60');
	await get('/about');
	await get('/api/nothing/secret-name');
	const metrics = await text();
	const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
	expect(metrics).toContain(count('method="GET",route="/api/query",status="200"'));
	expect(metrics).toContain(count('method="GET",route="/*",status="200"'));
	expect(metrics).not.toMatch(/pageLength|about|secret-name/);
});

test('verdicts on edits, the outbox, the database, its disk and backups, and the event loop are counted too', async () => {
	const { app, db, get, text } = aCountedServer();
	const ann = await aMember(db);
	const sent = await app.request('/api/sync', {
		method: 'POST',
		headers: { ...ann.headers, 'X-Account': ann.id, 'Content-Type': 'application/json' },
		body: JSON.stringify({
			v: 1,
			device: 'd_1',
			epoch: null,
			cursor: 0,
			clientNow: 0,
			limit: 100,
			ops: [anOp({ path: 'life', value: 'live' })],
		}),
	});
	expect(sent.status).toBe(200);
	await get('/api/health');
	const metrics = await text();
	expect(metrics).toContain('sync_edits_total{verdict="applied"} 1');
	expect(metrics).toContain('outbox_mails{state="waiting"} 0');
	expect(metrics).toMatch(/^background_jobs_stuck 2$/m);
	expect(metrics).toMatch(/^database_bytes 4096$/m);
	expect(metrics).toMatch(/^disk_free_bytes 5000000000$/m);
	expect(metrics).toMatch(/^backup_newest_timestamp_seconds 1795230000$/m);
	expect(metrics).toContain('nodejs_eventloop_lag_seconds');
});

test('anything that cannot be read is left out and logged once; the rest is counted', async () => {
	const gone: string[] = [];
	const log: string[] = [];
	const lookAt = <T>(name: string, found: T) => {
		if (gone.includes(name)) throw new Error(`${name} is gone`);
		return found;
	};
	const metrics = createMetrics({
		token,
		databaseBytes: () => lookAt('the file', 4096),
		outboxDepth: () => lookAt('the outbox', { waiting: 3, dead: 0 }),
		newestBackup: () => lookAt('the backup', new Date(60_000)),
		freeBytes: null,
		stuckJobs: () => 0,
		log: (line) => log.push(line),
	});
	const of = async (name: string) =>
		(await metrics.text()).split('\n').filter((line) => new RegExp(`^${name}\\b`).test(line));
	expect(await of('database_bytes')).toEqual(['database_bytes 4096']);
	expect(await of('backup_newest_timestamp_seconds')).toEqual(['backup_newest_timestamp_seconds 60']);
	gone.push('the backup', 'the file', 'the outbox');
	expect(await of('database_bytes')).toEqual([]);
	expect(await of('backup_newest_timestamp_seconds')).toEqual([]);
	expect(await of('disk_free_bytes')).toEqual([]);
	expect(await of('outbox_mails')).toEqual([]);
	expect(await of('nodejs_eventloop_lag_seconds')).toHaveLength(1);
	expect(log.sort()).toEqual([
		'backup_newest_timestamp_seconds cannot be told: the backup is gone',
		'database_bytes cannot be told: the file is gone',
		'outbox_mails cannot be told: the outbox is gone',
	]);
	gone.pop();
	expect(await of('outbox_mails')).toContain('outbox_mails{state="waiting"} 3');
	gone.push('the outbox');
	await metrics.text();
	expect(log.slice(3)).toEqual(['outbox_mails cannot be told: the outbox is gone']);
});

test.each(['', 'Bearer', 'Bearer of-prometheus-alon', `Basic ${token}`, token])(
	'a request with "%s" finds nothing at that address',
	async (authorization) => {
		const answer = await aCountedServer().scrape(authorization);
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
	},
);

test('without a token nothing is counted, and there is nothing to fetch', async () => {
	expect((await aServer().get('/metrics', { Authorization: 'Bearer ' })).status).toBe(404);
});
