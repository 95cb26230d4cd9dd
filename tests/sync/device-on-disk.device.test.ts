import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { Change } from '#domain/sync/cell.ts';
import type { DeviceState, RefusedOp } from '#domain/sync/device-state.ts';
import { birthOf, isRefusedWhole } from '#domain/sync/refused-whole.ts';
import { restoredAccount } from '#domain/sync/restore.ts';
import { setTripNotes, startTrip, trashTrip } from '#domain/trips/edit-trip.ts';
import { freePlan, fullPlan } from '#domain/trips/trip-plan.ts';
import { ask } from '#sync/ask.ts';
import { readDevice } from '#sync/device-on-disk.ts';
import { editIn } from '#sync/edit.ts';
import { takeIn } from '#sync/take-in.ts';
import { anyChanges } from '../domain/trips/builders.ts';
import { ADevice, AServer } from './builders.ts';

let opened = 0;

/** The same device twice: pure, and on disk. Each draws the same ids. */
async function aTwin(server: AServer) {
	const pure = new ADevice(server, 'd_twin');
	const db = openAccountDb(`twin-${++opened}`);
	await db.meta.put({ key: 'device', value: 'd_twin' });
	let count = 0;
	const around = { now: () => server.now, newId: (prefix: string) => `${prefix}d_twin_${++count}` };
	return {
		db,
		pure,
		edit: async (trip: string, changes: Change[]) => {
			const born = pure.state.trips.has(trip) ? [] : begun(pure, trip, changes);
			pure.newId = (prefix) => `${prefix}d_twin_${++count}`;
			const before = count;
			pure.edit(trip, [...born, ...changes]);
			count = before;
			await editIn(around)(db, trip, changes);
		},
		step: async () => {
			const asked = pure.ask(3);
			expect(await ask(db, around, { maxOps: 3 })).toEqual(asked);
			const response = server.answer(asked.body);
			const before = count;
			pure.newId = (prefix) => `${prefix}d_twin_${++count}`;
			pure.hear(asked, response);
			count = before;
			await takeIn(db, { asked, response }, around);
		},
	};
}

/** What a trip begins with: one that was refused whole leaves the tray for it. */
function begun(pure: ADevice, trip: string, changes: readonly Change[]): Change[] {
	const isOfTrip = ({ op }: RefusedOp) => op.trip === trip;
	const refused = pure.state.refused.filter(isOfTrip);
	if (isRefusedWhole(refused))
		pure.state = { ...pure.state, refused: pure.state.refused.filter((each) => !isOfTrip(each)) };
	return birthOf(refused, changes);
}

async function onDisk(db: TripDb): Promise<DeviceState> {
	const state = await readDevice(db);
	return {
		...state,
		refused: state.refused.map(({ op, code }) => ({ op, code })),
		history: state.history.map((entry) => ({ ...entry, id: undefined })),
	};
}

const plain = (state: DeviceState) => ({
	...state,
	trips: [...state.trips].sort(([a], [b]) => (a < b ? -1 : 1)),
	refused: [...state.refused].sort((a, b) => (a.op.id < b.op.id ? -1 : 1)),
});

const anyStep = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			kind: fc.constant('edit' as const),
			trip: fc.constantFrom('t_1', 't_2'),
			changes: anyChanges,
		}),
	},
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant('other' as const), text: fc.string() }) },
	{ weight: 8, arbitrary: fc.record({ kind: fc.constant('sync' as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('trash', 'prune', 'restore', 'take', 'plan') }) },
);

test('the device on disk and the pure device stay the same through edits, answers, resets and refusals', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 24 }), async (steps) => {
			const server = new AServer();
			const twin = await aTwin(server);
			const other = new ADevice(server, 'd_other');
			let backup = server.state;
			for (const step of steps) {
				server.now += 1;
				// A disk returns trips in the order of their ids.
				twin.pure.state = { ...twin.pure.state, trips: new Map(plain(twin.pure.state).trips) };
				if (step.kind === 'edit') {
					if (step.changes.length > 0) await twin.edit(step.trip, step.changes);
				} else if (step.kind === 'other') {
					other.sync();
					if (!other.state.trips.has('t_1')) other.edit('t_1', startTrip('Theirs'));
					other.edit('t_1', setTripNotes(step.text));
					other.sync();
				} else if (step.kind === 'sync') await twin.step();
				else if (step.kind === 'trash') {
					other.edit('t_1', trashTrip());
					other.sync();
				} else if (step.kind === 'prune') {
					backup = server.state;
					server.state = server.pruned({ content: server.now + 1, verdicts: server.now });
				} else if (step.kind === 'restore') {
					server.state = restoredAccount(backup, { epoch: `e_${server.now}`, now: server.now });
				} else if (step.kind === 'take') server.taken.add('t_2');
				else server.plan = server.plan === freePlan ? fullPlan : freePlan;
				const { pure, db } = twin;
				const expected = {
					...pure.state,
					history: pure.state.history.map((entry) => ({ ...entry, id: undefined })),
				};
				expect(plain(await onDisk(db))).toEqual(plain(expected));
			}
			await twin.db.delete();
		}),
		{ numRuns: 60 },
	);
}, 120_000);

test('an answer is taken in whole or not at all', async () => {
	const server = new AServer();
	const { db, step, edit: write } = await aTwin(server);
	await write('t_1', setTripNotes('mine'));
	const before = await onDisk(db);
	for (const table of [db.trips, db.meta]) {
		const die = () => {
			throw new DOMException('No.', 'AbortError');
		};
		table.hook('updating', die);
		await expect(step()).rejects.toThrow();
		table.hook('updating').unsubscribe(die);
		expect(await onDisk(db)).toEqual(before);
	}
});
