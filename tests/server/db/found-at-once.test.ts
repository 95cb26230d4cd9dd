import { expect, test } from 'vitest';
import { createOutboxStore } from '#server/mail/outbox-store.ts';
import { trips } from '#server/trips/table.ts';
import { aMember } from '../a-member.ts';
import { aServer } from '../a-server.ts';

type Server = ReturnType<typeof aServer>;

/** The tables that this work looks through row by row, as SQLite plans each of its statements. */
async function lookedThrough({ db }: Server, work: () => unknown): Promise<string[]> {
	const client = db.$client;
	const { prepare } = client;
	const asked = new Set<string>();
	client.prepare = ((sql: string) => {
		asked.add(sql);
		return prepare.call(client, sql);
	}) as typeof prepare;
	await work();
	client.prepare = prepare;
	const plans = [...asked].flatMap((sql) => {
		const blanks = sql.split('?').slice(1);
		return client.prepare(`explain query plan ${sql}`).all(...blanks) as { detail: string }[];
	});
	return plans.map(({ detail }) => detail).filter((detail) => /^SCAN \w+$/.test(detail));
}

test.each<[string, (server: Server, accountId: string) => unknown]>([
	['a look at the metrics', ({ db }) => createOutboxStore(db).depth()],
	['the health of the back office', ({ stores, now }) => stores.metrics.health(now())],
	['the end of trials', ({ stores, till, now }) => stores.plans.tellTrials(till.cashier.notices, now())],
	['the count of plans', ({ stores, now }) => stores.metrics.notePlans(now())],
	[
		'a new link to a trip',
		({ stores, now }, accountId) => stores.shares.open({ accountId, tripId: 't_1', days: 7 }, now()),
	],
])('%s looks through no table of all that people have left', async (_, work) => {
	const server = aServer();
	const { id } = await aMember(server.db);
	server.db.insert(trips).values({ id: 't_1', account_id: id, rev: 1 }).run();
	expect(await lookedThrough(server, () => work(server, id))).toEqual([]);
});
