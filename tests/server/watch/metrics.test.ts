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
	});
	const server = aServer({ db, metrics });
	const scrape = (authorization: string) => server.get('/metrics', { Authorization: authorization });
	return { ...server, scrape, text: async () => (await scrape(`Bearer ${token}`)).text() };
}

test('requests are counted by route and status, and no address is told', async () => {
	const { get, text } = aCountedServer();
	await get('/api/query?target=state&pageLength=60');
	await get('/about');
	await get('/api/nothing/secret-name');
	const told = await text();
	const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
	expect(told).toContain(count('method="GET",route="/api/query",status="200"'));
	expect(told).toContain(count('method="GET",route="/*",status="200"'));
	expect(told).not.toMatch(/pageLength|about|secret-name/);
});

test('so are verdicts on edits, the outbox, the database and the event loop', async () => {
	const { app, db, get, text } = aCountedServer();
	const ann = await aMember(db);
	const sent = await app.request('/api/sync', {
		method: 'POST',
		headers: { ...ann.headers, 'X-Account': ann.id, 'Content-Type': 'application/json' },
		body: JSON.stringify({
			...{ v: 1, device: 'd_1', epoch: null, cursor: 0, clientNow: 0, limit: 100 },
			ops: [anOp({ path: 'life', value: 'live' })],
		}),
	});
	expect(sent.status).toBe(200);
	await get('/api/health');
	const told = await text();
	expect(told).toContain('sync_edits_total{verdict="applied"} 1');
	expect(told).toContain('outbox_mails{state="waiting"} 0');
	expect(told).toMatch(/^database_bytes 4096$/m);
	expect(told).toContain('nodejs_eventloop_lag_seconds');
});

test.each(['', 'Bearer', 'Bearer of-prometheus-alon', `Basic ${token}`, token])(
	'who brings "%s" finds nothing at that address',
	async (authorization) => {
		const answer = await aCountedServer().scrape(authorization);
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
	},
);

test('without a token nothing is counted, and there is nothing to fetch', async () => {
	expect((await aServer().get('/metrics', { Authorization: 'Bearer ' })).status).toBe(404);
});
