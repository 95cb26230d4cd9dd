import { type Cells, sameJson } from './cell.ts';
import type { DeviceState, Op, TripOnDevice } from './device-state.ts';
import { isAfterRestore } from './restore.ts';

interface FinishContext {
	newId: (prefix: 'o_' | 't_') => string;
	/** How far the device's clock is ahead of the server's, in milliseconds. */
	clockError: number;
	sendsAgain: boolean;
}

/** An edit that sends again what a server lost. */
type Again = Pick<Op, 'trip' | 'path' | 'value' | 'base' | 't'>;

/** The device about to pull from zero: outbox, documents and views stay until everything has come. */
export function beginReset(state: DeviceState, epoch: string): DeviceState {
	const isRestored = state.epoch !== null && state.epoch !== epoch;
	const from = state.reset?.from ?? state.cursor;
	const trips = new Map([...state.trips].map(([id, trip]) => [id, { ...trip, fresh: null }]));
	const reset = { from, restored: isRestored || (state.reset?.restored ?? false) };
	return { ...state, epoch, cursor: 0, resets: state.resets + 1, reset, trips };
}

/** The device once everything has come: what the server said takes its place, and what it lost is sent to it again. */
export function finishReset(state: DeviceState, context: FinishContext): DeviceState {
	const again: Again[] = [];
	const trips = new Map<string, TripOnDevice>();
	// Trips that were deleted for good are only begun again for edits that nobody but this device has.
	const reborn = new Set<string>();
	for (const [id, trip] of state.trips) {
		const isEdited = state.outbox.some((op) => op.trip === id);
		if (!trip.fresh && isEdited && trip.confirmed.size > 0) reborn.add(id);
		if (context.sendsAgain && (state.reset?.restored || reborn.has(id))) {
			again.push(...lostBy(trip, state.reset?.from ?? 0, context.clockError));
		}
		const fresh = trip.fresh ?? { rev: 0, cells: new Map(), seen_at: 0 };
		const { rev, cells, seen_at } = fresh;
		trips.set(id, { ...trip, rev, confirmed: cells, seen_at, fresh: null });
	}
	return { ...withOutbox(state, { again, reborn, newId: context.newId }), trips, reset: null };
}

function withOutbox(
	state: DeviceState,
	{ again, reborn, newId }: { again: Again[]; reborn: ReadonlySet<string>; newId: FinishContext['newId'] },
): DeviceState {
	// What is sent again comes before the edits made on top of it. Sequence numbers are safe to give anew: after a restore
	// the server asks for everything, and the verdicts on a trip that is gone are about values that are gone.
	const isRenewed = (op: Op) => state.reset?.restored || reborn.has(op.trip);
	const waiting = state.outbox.filter((op) => !isRenewed(op));
	const renewed = state.outbox
		.filter(isRenewed)
		.map((op) => (reborn.has(op.trip) ? { ...op, id: newId('o_') } : op));
	const sentAgain = again.map((op) => ({ ...op, id: newId('o_'), seq: 0 }));
	const numbered = [...sentAgain, ...renewed].map((op, index) => ({ ...op, seq: state.next_seq + index }));
	return { ...state, outbox: [...waiting, ...numbered], next_seq: state.next_seq + numbered.length };
}

function lostBy(trip: TripOnDevice, from: number, clockError: number): Again[] {
	const held = [...trip.confirmed].sort(([a], [b]) => rank(a) - rank(b));
	const t = trip.seen_at + clockError;
	const lost = held.flatMap(([path, cell]): Again[] => {
		const base = baseToSendAgain(cell, trip.fresh?.cells.get(path), from);
		return base === null ? [] : [{ trip: trip.id, path, value: cell.v, base, t }];
	});
	const isUnborn = !trip.fresh?.cells.has('life');
	const birth: Again = { trip: trip.id, path: 'life', value: 'live', base: 0, t };
	return isUnborn && lost[0]?.value !== 'live' ? [birth, ...lost] : lost;
}

type Held = Cells extends ReadonlyMap<string, infer C> ? C : never;

// The revision that the held value may replace; null when the server has it, or has what rightly replaced it.
function baseToSendAgain(held: Held, now: Held | undefined, from: number): number | null {
	if (now === undefined) return 0;
	if (now.r < held.r) return now.r;
	// Somebody wrote after the restore and had not seen the held value: the server decides, and keeps both.
	return isAfterRestore(now.r, from) && !sameJson(held.v, now.v) ? held.r : null;
}

// A trip must be born before anything in it, and a stop must have its place before it lives.
function rank(path: string): number {
	return path === 'life' ? 0 : path.endsWith('/live') ? 2 : 1;
}
