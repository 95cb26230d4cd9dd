import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { openAccountDb } from '#db/account-db.ts';
import { accountDbName } from '#db/account-db-name.ts';
import { readTripCells } from '#db/queries.ts';
import { openSharedDb } from '#db/shared-db.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { observable } from '#runtime/observable.ts';
import { edit } from '#sync/edit.ts';
import { usualPortion } from '#sync/portion.ts';
import { runSync } from '#sync/run.ts';
import { thisDevice } from '#sync/surroundings.ts';
import { aStore } from '../sync/a-store.ts';

/** The stores as each version declared them: never edit these, whatever the app declares today. */
const TRIPS = {
	trips: 'id',
	outbox: 'seq, id, trip, [trip+path]',
	refused: 'id',
	history: '++id, trip',
	meta: 'key',
};
const ACCOUNT_VERSIONS = [TRIPS, { ...TRIPS, streets: 'trip' }];
const SHARED = { ...TRIPS, content: 'key', guides: 'ipeds_id, viewed_at', record: 'key' };
const SHARED_VERSIONS = [
	SHARED,
	{ ...SHARED, account: 'key' },
	{ ...SHARED, account: 'key', streets: 'trip' },
];

const t = Date.UTC(2026, 9, 1);
/** A trip that was edited three times with no signal, as every version has kept it. */
const unsent = {
	trips: [
		{
			id: 't_1',
			rev: 0,
			confirmed: new Map(),
			seen_at: 0,
			changed_at: 0,
			fresh: null,
			view: new Map([
				['life', { v: 'live', r: 0, pending: 1 }],
				['name', { v: 'Ohio loop', r: 0, pending: 2 }],
				['notes', { v: 'Gate B', r: 0, pending: 3 }],
			]),
		},
	],
	outbox: [
		{ id: 'o_1', seq: 1, trip: 't_1', path: 'life', value: 'live', base: 0, t },
		{ id: 'o_2', seq: 2, trip: 't_1', path: 'name', value: 'Ohio loop', base: 0, t },
		{ id: 'o_3', seq: 3, trip: 't_1', path: 'notes', value: 'Gate B', base: 0, t },
	],
	meta: [
		{ key: 'next_seq', value: 4 },
		{ key: 'draft', value: 't_1' },
	],
};

/** Leaves a database of that version on the device. */
async function leave(
	name: string,
	{ version, stores }: { version: number; stores: Record<string, string> },
	rows: Record<string, object[]>,
) {
	const db = new Dexie(name);
	db.version(version).stores(stores);
	for (const [table, each] of Object.entries(rows)) await db.table(table).bulkAdd(each);
	db.close();
}

const numbered = (versions: Record<string, string>[]) =>
	versions.map((stores, at) => ({ version: at + 1, stores }));

test.each(numbered(ACCOUNT_VERSIONS))(
	"an account's database of version $version opens, and what was never sent goes to the server",
	async (kept) => {
		const { store } = aStore();
		await leave(accountDbName(`v${kept.version}`), kept, unsent);
		const db = openAccountDb(`v${kept.version}`);
		await edit(db, 't_1', renameTrip('Ohio and back'));
		const other = openAccountDb(`other-${kept.version}`);
		for (const each of [db, other])
			expect(
				await runSync({
					db: each,
					accountId: 'u_ann',
					around: thisDevice,
					portion: observable(usualPortion),
					send: async (body, id) => {
						const served = await store.serve(id, body);
						if ('wait' in served) throw new Error('The server refused to sync');
						return { kind: 'answered', response: served.response };
					},
				}),
			).toEqual({ kind: 'done', syncedAt: expect.any(Number) });
		const trip = tripFromCells('t_1', (await readTripCells(other, 't_1')) ?? new Map());
		expect([trip.name, trip.notes, await db.outbox.count()]).toEqual(['Ohio and back', 'Gate B', 0]);
	},
);

test.each(numbered(SHARED_VERSIONS))(
	'the database of version $version that all share opens with the draft, the guides and the free views',
	async (kept) => {
		const guide = { ipeds_id: 164924, guide: {}, places: [], etag: 'x', refreshed_at: t, viewed_at: t };
		const record = { key: 'ctt', articles: ['a'] };
		await leave(`shared-v${kept.version}`, kept, { ...unsent, guides: [guide], record: [record] });
		const db = openSharedDb(`shared-v${kept.version}`);
		expect(await db.guides.toArray()).toEqual([guide]);
		expect(await db.record.toArray()).toEqual([record]);
		await edit(db, 't_1', renameTrip('Ohio and back'));
		const trip = tripFromCells('t_1', (await readTripCells(db, 't_1')) ?? new Map());
		expect([trip.name, trip.notes, await db.outbox.count()]).toEqual(['Ohio and back', 'Gate B', 4]);
		expect([await db.account.count(), await db.streets.count()]).toEqual([0, 0]);
	},
);

test('the newest version that is kept here is the one of today', async () => {
	const db = openAccountDb('today');
	await db.open();
	const shared = openSharedDb('today');
	await shared.open();
	expect([db.verno, shared.verno]).toEqual([ACCOUNT_VERSIONS.length, SHARED_VERSIONS.length]);
});
