import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteOf } from '#server/db/open.ts';
import type { RemoteDatabase } from '#server/db/remote/remote-database.ts';
import { UNREACHABLE } from '#server/db/remote/wire.ts';
import { overBridge } from '../../../libsql/remote-database.ts';
import { anElsewhere, COUNT, stopsOf } from '../an-elsewhere.ts';

let elsewhere: ReturnType<typeof anElsewhere>;
beforeEach(() => {
	elsewhere = anElsewhere({ spring: 3 });
});
afterEach(() => elsewhere.close());

const MORE = "update counts set stops = stops + 1 where trip = 'spring' returning stops";

/** The same database over a connection that breaks before any commit arrives. */
function withoutCommits(): RemoteDatabase {
	const { bridge } = elsewhere;
	const isCommit = ({ sql }: { sql: string }) => sql === 'commit';
	const db = overBridge({
		...bridge,
		ask: (trip) =>
			trip.steps.some(isCommit)
				? { outcomes: [], fault: { message: 'gone', code: UNREACHABLE }, connection: 0 }
				: bridge.ask(trip),
		tell: () => undefined,
	});
	return remoteOf(db) as RemoteDatabase;
}

test('a write that gives back rows is done only once its commit is', () => {
	const remote = withoutCommits();
	const write = remote.transaction(() => remote.prepare(MORE).all());
	for (const way of [write.deferred, write.immediate]) {
		expect(way).toThrow('the database server does not answer: gone');
		elsewhere.bridge.ask({ steps: [{ sql: 'rollback', args: [] }], on: 0 });
	}
	// Nothing hangs on the commit of a transaction that only reads.
	const read = remote.transaction(() => remote.prepare(COUNT).pluck().get('spring'));
	expect(read()).toBe(3);
});

test('after a write that gives back rows, nothing is answered from what was read ahead', () => {
	const { db } = elsewhere;
	const { ahead } = remoteOf(db) as RemoteDatabase;
	const stops = () => stopsOf(db, 'spring');
	const [known = new Map()] = ahead.read([stops]);
	const more = () => db.$client.prepare(MORE).pluck().get();
	expect(ahead.trusting(known, () => [stops(), more(), stops()])).toEqual([3, 4, 4]);
});

test('a look ahead may not write, even if the write gives back rows', () => {
	const { db } = elsewhere;
	const { ahead } = remoteOf(db) as RemoteDatabase;
	expect(() => ahead.read([() => db.$client.prepare(MORE).all()])).toThrow('Nothing may be written');
	expect(stopsOf(db, 'spring')).toBe(3);
});
