import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteOf } from '#server/db/open.ts';
import type { RemoteDatabase } from '#server/db/remote/remote-database.ts';
import { UNREACHABLE } from '#server/db/remote/wire.ts';
import { overBridge } from '../../../libsql/remote-database.ts';
import { aRemoteDatabase, COUNT, stopsOf } from '../a-remote-database.ts';

let remote: ReturnType<typeof aRemoteDatabase>;
beforeEach(() => {
	remote = aRemoteDatabase({ spring: 3 });
});
afterEach(() => remote.close());

const MORE = "update counts set stops = stops + 1 where trip = 'spring' returning stops";

/** The same database over a connection that breaks before any commit arrives. */
function withoutCommits(): RemoteDatabase {
	const { bridge } = remote;
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
	const uncommitted = withoutCommits();
	const write = uncommitted.transaction(() => uncommitted.prepare(MORE).all());
	for (const way of [write.deferred, write.immediate]) {
		expect(way).toThrow('the database server does not answer: gone');
		remote.bridge.ask({ steps: [{ sql: 'rollback', args: [] }], on: 0 });
	}
	// Nothing hangs on the commit of a transaction that only reads.
	const read = uncommitted.transaction(() => uncommitted.prepare(COUNT).pluck().get('spring'));
	expect(read()).toBe(3);
});

test('after a write that gives back rows, nothing is answered from what was read ahead', () => {
	const { db } = remote;
	const { ahead } = remoteOf(db) as RemoteDatabase;
	const stops = () => stopsOf(db, 'spring');
	const [known = new Map()] = ahead.read([stops]);
	const more = () => db.$client.prepare(MORE).pluck().get();
	expect(ahead.trusting(known, () => [stops(), more(), stops()])).toEqual([3, 4, 4]);
});

test('a look ahead may not write, even if the write gives back rows', () => {
	const { db } = remote;
	const { ahead } = remoteOf(db) as RemoteDatabase;
	expect(() => ahead.read([() => db.$client.prepare(MORE).all()])).toThrow('Nothing may be written');
	expect(stopsOf(db, 'spring')).toBe(3);
});
