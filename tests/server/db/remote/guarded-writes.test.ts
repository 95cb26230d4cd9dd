import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardedSteps, type Parcel, whatWasWritten } from '#server/db/remote/guarded-writes.ts';
import { type SqlStep, type StepResult, UNREACHABLE } from '#server/db/remote/wire.ts';
import { aRemoteDatabase, COUNT, stopsOf } from '../a-remote-database.ts';

let remote: ReturnType<typeof aRemoteDatabase>;
beforeEach(() => {
	remote = aRemoteDatabase({ spring: 3, fall: 5 });
});
afterEach(() => remote.close());

const set = (trip: string, stops: number): SqlStep => ({
	sql: 'insert into counts values (?, ?) on conflict do update set stops = excluded.stops',
	args: [trip, stops],
});

/** Writes that stand on how many stops a trip has by now. */
function aParcel(trip: string, ...writes: SqlStep[]): Parcel {
	const step = { sql: COUNT, args: [trip] };
	const [outcome] = remote.bridge.ask({ steps: [step], on: 0 }).outcomes;
	return { stands: [{ step, result: outcome?.result as StepResult }], writes };
}

async function write(...parcels: Parcel[]) {
	const { outcomes } = await remote.bridge.askLater('committing', guardedSteps(parcels));
	return whatWasWritten(parcels, outcomes);
}

const all = () => ['spring', 'fall', 'summer'].map((trip) => stopsOf(remote.db, trip));

test('writes whose reads have changed are left out, and the others are written', async () => {
	const [spring, fall, summer] = [
		aParcel('spring', set('spring', 10), set('spring', 11)),
		aParcel('fall', set('fall', 12)),
		aParcel('summer', set('summer', 1)),
	];
	remote.db.$client.prepare("update counts set stops = 4 where trip = 'spring'").run();
	expect(await write(spring, fall, summer)).toEqual([false, true, true]);
	expect(all()).toEqual([4, 12, 1]);
});

test('a row that appeared in the meantime is a change, too', async () => {
	const summer = aParcel('summer', set('summer', 1));
	remote.db.$client.prepare("insert into counts values ('summer', 7)").run();
	expect(await write(summer)).toEqual([false]);
	expect(all()).toEqual([3, 5, 7]);
});

test('a write that fails leaves nothing of any, and says why', async () => {
	const result = await write(
		aParcel('spring', set('spring', 10)),
		aParcel('fall', set('fall', 12), set('fall', 100)),
	);
	expect(result).toMatchObject({ code: 'SQLITE_CONSTRAINT_CHECK' });
	expect(all()).toEqual([3, 5, undefined]);
});

test('a server that says nothing of a transaction has not been reached', () => {
	expect(whatWasWritten([aParcel('spring', set('spring', 10))], [])).toMatchObject({ code: UNREACHABLE });
});
