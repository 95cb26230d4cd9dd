import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#server/db/open.ts';
import type { Bridge } from '#server/db/remote/bridge.ts';
import type { SqlStep } from '#server/db/remote/wire.ts';
import { localBridge } from '../../libsql/local-bridge.ts';
import { openBySqlite, overBridge } from '../../libsql/remote-database.ts';

/** A database of trips with a count of stops each, as on a server; `reads` has the number of reads of each round trip. */
export function aRemoteDatabase(counts: Record<string, number>) {
	const folder = mkdtempSync(join(tmpdir(), 'remote-database-'));
	const open = () => openBySqlite(join(folder, 'trips.db'));
	const first = open();
	first.exec('create table counts (trip text primary key, stops integer not null check (stops < 100))');
	for (const each of Object.entries(counts)) first.prepare('insert into counts values (?, ?)').run(...each);
	first.close();
	const reads: number[] = [];
	const note = (steps: readonly SqlStep[]) => {
		const count = steps.filter(({ sql }) => sql.startsWith('select')).length;
		if (count > 0) reads.push(count);
	};
	const local = localBridge(open);
	const bridge: Bridge = {
		...local,
		ask: (trip) => {
			note(trip.steps);
			return local.ask(trip);
		},
		askLater: (lane, steps) => {
			note(steps);
			return local.askLater(lane, steps);
		},
	};
	const close = () => {
		bridge.close();
		rmSync(folder, { recursive: true });
	};
	return { bridge, db: overBridge(bridge), reads, close };
}

export const COUNT = 'select stops from counts where trip = ?';
export const stopsOf = (db: Db, trip: string) => db.$client.prepare(COUNT).pluck().get(trip) as number;
