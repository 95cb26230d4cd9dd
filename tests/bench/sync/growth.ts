import { statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SYNC_VERSION } from '#domain/sync/wire.ts';
import { bareStop, contentChanges, noContent } from '#domain/trips/trip-content.ts';
import { stopPath } from '#domain/trips/trip-paths.ts';
import { createAccountStore } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import { migrateDatabase, openDatabase } from '#server/db/open.ts';
import { createSessionStore } from '#server/session/store.ts';
import { projectFile } from '#server/start/project.ts';
import { createStores } from '#server/stores.ts';
import type { Figure } from '../figure.ts';
import { temporaryFolder } from '../product.ts';

const FAMILIES = 200;
const DEVICES = 2;
const TRIPS = 3;
const STOPS = 6;
/** Rewrites of each stop's note in a year. */
const TIMES = 4;
const BATCH = 50;

/** One family's year in the database: its account and sessions, three trips of six stops, and each of its edits. */
export async function databaseGrowth(): Promise<Figure[]> {
	const folder = temporaryFolder();
	const db = openDatabase(folder.path);
	migrateDatabase(db, projectFile('drizzle'));
	const now = () => new Date();
	const stores = createStores(db, now);
	const sizeNow = () => {
		db.$client.pragma('wal_checkpoint(TRUNCATE)');
		return statSync(join(folder.path, 'tour-trails.db')).size;
	};
	const empty = sizeNow();
	const ops = editsOfAYear();
	for (let family = 0; family < FAMILIES; family++) {
		const identity = {
			issuer: 'bench',
			subject: `u_${family}`,
			group: 'default',
			email: `family${family}@example.org`,
			displayName: 'The family',
		};
		const { id } = await createAccountStore(db).signIn(identity, now());
		db.update(accounts).set({ subscription_type: 1 }).where(eq(accounts.id, id)).run();
		for (let device = 0; device < DEVICES; device++)
			await createSessionStore(db).open(id, { device: 'Chrome on Android' }, now());
		for (let first = 0; first < ops.length; first += BATCH) {
			const batch = ops.slice(first, first + BATCH).map((op, index) => ({
				...op,
				id: `o_${family}_${first + index}`,
				trip: `${op.trip}_${family}`,
				seq: first + index + 1,
				base: 0,
				t: Date.now(),
			}));
			const device = `d_${family}`;
			const served = await stores.sync.serve(id, {
				v: SYNC_VERSION,
				device,
				epoch: null,
				cursor: 0,
				clientNow: Date.now(),
				limit: 1,
				ops: batch,
			});
			const acks = 'response' in served ? served.response.acks : [];
			if (acks.length !== batch.length || acks.some(({ verdict }) => verdict !== 'applied'))
				throw new Error(`not applied: ${JSON.stringify(acks.find(({ verdict }) => verdict !== 'applied'))}`);
		}
	}
	const bytes = (sizeNow() - empty) / FAMILIES;
	db.$client.close();
	folder.remove();
	return [
		{
			name: 'Database, a family and its year',
			ours: bytes / 1000,
			unit: 'kB',
			note: `${DEVICES} devices, ${TRIPS} trips of ${STOPS} stops, ${ops.length} edits; ${Math.round(bytes / ops.length)} bytes an edit; ${Math.round(empty / 1e6)} MB with nobody`,
		},
	];
}

function editsOfAYear() {
	const place = {
		type: 'college' as const,
		code: '164924',
		name: 'Boston College',
		city: 'Chestnut Hill',
		state: 'MA',
		lat: 42.33621,
		long: -71.16924,
	};
	const note = (time: number) => `Park on Commonwealth Avenue, the tour begins at the library, ${time}`;
	const stop = { ...bareStop(place, note(0)), visit_minutes: 120, tour_at: '2027-04-12T10:00' };
	const content = { ...noContent, name: 'New England in April', start_date: '2027-04-12' };
	return Array.from({ length: TRIPS }, (_, number) => {
		let made = 0;
		const told = [
			{ path: 'life', value: 'live' },
			...contentChanges({ ...content, stops: Array(STOPS).fill(stop) }, () => `s_${made++}`),
			...Array.from({ length: TIMES }, (__, time) =>
				Array.from({ length: STOPS }, (___, n) => ({
					path: stopPath(`s_${n}`, 'note'),
					value: note(time + 1),
				})),
			).flat(),
		];
		return told.map((change) => ({ trip: `t_${number}`, ...change }));
	}).flat();
}
