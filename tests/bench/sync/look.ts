import Database from 'better-sqlite3';
import type { BenchDevice } from './device.ts';

type Pushed = Pick<BenchDevice, 'trip' | 'acked'>;

/** Looks in the database of a server that is not running for what it had acknowledged to these devices. */
export function lookForAcknowledged(
	file: string,
	devices: readonly Pushed[],
): { lost: number; isWhole: boolean } {
	const db = new Database(file);
	const lost = countLost(db, devices);
	const isWhole = db.pragma('integrity_check', { simple: true }) === 'ok';
	db.close();
	return { lost, isWhole };
}

/** The number of acknowledged values missing from a database. */
export function countLost(db: Pick<Database.Database, 'prepare'>, devices: readonly Pushed[]): number {
	const cell = db.prepare('select value from trip_cells where trip_id = ? and path = ?').pluck();
	let lost = 0;
	for (const { trip, acked } of devices) {
		for (const [path, value] of acked) {
			const stored = cell.get(trip, path);
			// A later write that was committed but never acknowledged may be there instead.
			if (stored === undefined || numberOf(JSON.parse(stored as string)) < numberOf(value)) lost++;
		}
	}
	return lost;
}

const numberOf = (value: string) => (value === 'live' ? 0 : Number(value.split(' ')[1]));
