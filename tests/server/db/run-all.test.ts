import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAll } from '#server/db/run-all.ts';
import { aRemoteDatabase, stopsOf } from './a-remote-database.ts';

let remote: ReturnType<typeof aRemoteDatabase>;
beforeEach(() => {
	remote = aRemoteDatabase({ spring: 3, fall: 5 });
});
afterEach(() => remote.close());

/** Adds a stop to a trip; comes to the count that it found. */
const adding = (trip: string) => () => {
	const { db } = remote;
	const before = stopsOf(db, trip);
	db.$client.prepare('update counts set stops = stops + 1 where trip = ?').run(trip);
	return before;
};
const declared = (trip: string) => ({
	work: adding(trip),
	ahead: { of: trip, look: () => void stopsOf(remote.db, trip) },
});

test('the reads of a group are made together, and work on the same rows sees what the earlier one wrote', () => {
	const { db, reads } = remote;
	const works = ['spring', 'fall', 'spring'].map(declared);
	expect(db.transaction(() => runAll(db, works), { behavior: 'immediate' })).toEqual([3, 5, 4]);
	expect(reads).toEqual([2, 1]);
	expect([stopsOf(db, 'spring'), stopsOf(db, 'fall')]).toEqual([5, 6]);
});

test('one piece of work that does not declare its reads makes the whole group run in turn', () => {
	const { db, reads } = remote;
	const works = [declared('spring'), { work: adding('spring') }, declared('fall')];
	expect(db.transaction(() => runAll(db, works), { behavior: 'immediate' })).toEqual([3, 4, 5]);
	expect(reads).toEqual([1, 1, 1]);
});
