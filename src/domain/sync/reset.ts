import { type Cell, sameJson } from './cell.ts';
import type { DeviceRules } from './device-rules.ts';
import {
	type DeviceState,
	emptyTrip,
	type HistoryEntry,
	type Op,
	type TripOnDevice,
} from './device-state.ts';
import type { IdPrefix } from './id.ts';
import { withMark } from './mark.ts';
import { isAfterRestore } from './restore.ts';

interface FinishContext {
	newId: (prefix: IdPrefix) => string;
	/** How far the device's clock is ahead of the server's, in milliseconds. */
	clockError: number;
	/** The revision up to which a restored server's past is the device's; null when nobody can say. */
	shared: number | null;
	rules: Pick<DeviceRules, 'sendsAgain' | 'lowersBases'>;
}

/** An edit that sends again what a server lost. */
type Again = Pick<Op, 'trip' | 'path' | 'value' | 'base' | 't' | 'device'>;

/** The device about to pull from zero: outbox, documents and views stay until everything has come. */
export function beginReset(state: DeviceState, epoch: string): DeviceState {
	const isRestored = state.epoch !== null && state.epoch !== epoch;
	const from = state.reset?.from ?? state.cursor;
	const trips = new Map([...state.trips].map(([id, trip]) => [id, { ...trip, fresh: null }]));
	const reset = { from, restored: isRestored || (state.reset?.restored ?? false), mark: null };
	return { ...state, epoch, cursor: 0, resets: state.resets + 1, reset, trips };
}

/** The device once everything has come: what the server said takes its place, and what it lost is sent to it again. */
export function finishReset(state: DeviceState, context: FinishContext): DeviceState {
	const { from = 0, restored = false, mark = null } = state.reset ?? {};
	const trips = new Map([...state.trips].map(([id, trip]) => [id, arrived(trip)]));
	const settled: DeviceState = { ...state, trips, reset: null, marks: withMark(state.marks, mark) };
	const held = [...state.trips.values()];
	if (!restored) return held.reduce((after, trip) => copied(after, trip, context), settled);
	const { shared } = context;
	const again = context.rules.sendsAgain
		? held.flatMap((trip) => lostBy(trip, { ...state, ...context, from }))
		: [];
	// What is sent again comes before the edits made on top of it.
	const sentAgain = again.map((op) => ({ ...op, id: context.newId('o_'), seq: 0 }));
	// Under a new device id, because the server takes a device's last write as seen by its next: of these that is not so.
	const device = context.newId('d_');
	const outbox =
		shared !== null && context.rules.lowersBases
			? state.outbox.map((op) => ({ ...op, base: Math.min(op.base, shared) }))
			: state.outbox;
	const marks = withMark(
		state.marks.filter(({ rev }) => shared !== null && rev <= shared),
		mark,
	);
	return { ...settled, device, marks, ...numbered([...sentAgain, ...outbox], state.next_seq) };
}

function arrived(trip: TripOnDevice): TripOnDevice {
	const nothing = { rev: 0, cells: new Map(), seen_at: 0, changed_at: 0 };
	const { rev, cells, seen_at, changed_at } = trip.fresh ?? nothing;
	return { ...trip, rev, confirmed: cells, seen_at, changed_at, fresh: null };
}

// A trip that was deleted for good stays so. Edits of it that were never sent begin a copy, whole, under an id of its own:
// under the old one, two devices' leftovers would mix.
function copied(state: DeviceState, held: TripOnDevice, { newId, clockError }: FinishContext): DeviceState {
	const edits = state.outbox.filter(({ trip }) => trip === held.id);
	if (held.fresh || held.confirmed.size === 0 || edits.length === 0) return state;
	const copy = emptyTrip(newId('t_'));
	const nothing = { from: 0, shared: null, history: [], outbox: [] };
	const content = [...lostBy(held, { ...nothing, clockError, newId }), ...edits];
	const ops = content.map(({ device: _sentAs, ...op }) => ({
		...op,
		id: newId('o_'),
		trip: copy.id,
		base: 0,
		seq: 0,
	}));
	const added = numbered(ops, state.next_seq);
	const trips = new Map(state.trips).set(copy.id, copy);
	trips.delete(held.id);
	const outbox = [...state.outbox.filter(({ trip }) => trip !== held.id), ...added.outbox];
	return { ...state, trips, outbox, next_seq: added.next_seq };
}

function numbered(ops: readonly Op[], first: number): { outbox: Op[]; next_seq: number } {
	return { outbox: ops.map((op, index) => ({ ...op, seq: first + index })), next_seq: first + ops.length };
}

interface LossContext extends Pick<FinishContext, 'newId' | 'clockError' | 'shared'> {
	/** Where the device's cursor stood before the restore. */
	from: number;
	history: readonly HistoryEntry[];
	outbox: readonly Op[];
}

function lostBy(trip: TripOnDevice, context: LossContext): Again[] {
	const held = [...trip.confirmed].sort(([a], [b]) => rank(a) - rank(b));
	const t = trip.seen_at + context.clockError;
	const gaveWay = new Set(
		context.history.filter((entry) => entry.trip === trip.id).map(({ path, r }) => `${r} ${path}`),
	);
	const lost = held.flatMap(([path, cell]): Again[] => {
		const now = trip.fresh?.cells.get(path);
		// Of what came ahead of the cursor, the history had not come yet.
		const hadGivenWay = cell.r > context.from || (now !== undefined && gaveWay.has(`${now.r} ${path}`));
		const base = baseToSendAgain(cell, now, { ...context, hadGivenWay });
		if (base === null) return [];
		const again = { trip: trip.id, path, value: cell.v, base, t };
		return [{ ...again, ...apart(again, cell, context) }];
	});
	const isUnborn = !trip.fresh?.cells.has('life');
	const birth: Again = { trip: trip.id, path: 'life', value: 'live', base: 0, t };
	return isUnborn && lost[0]?.value !== 'live' ? [birth, ...lost] : lost;
}

// An edit that waits and had not seen the held value must not replace it for good. So the value comes before it, as another
// device's, and goes to history.
function apart({ trip, path, t }: Again, held: Cell, { outbox, newId }: LossContext) {
	const unseen = outbox.filter((op) => op.trip === trip && op.path === path && op.base < held.r);
	if (unseen.length === 0) return {};
	return { device: newId('d_'), t: Math.min(t, ...unseen.map((op) => op.t - 1)) };
}

// The revision that the held value may replace; null when the server has it, or has what rightly replaced it.
function baseToSendAgain(
	held: Cell,
	now: Cell | undefined,
	{ from, shared, hadGivenWay }: Pick<LossContext, 'from' | 'shared'> & { hadGivenWay: boolean },
): number | null {
	if (now === undefined) return 0;
	if (shared !== null && held.r <= shared) return null;
	// A value that had given way unseen must go to history once more, so it is not to be claimed as seen.
	const isOfBoth = shared === null ? now.r < held.r : now.r <= shared;
	if (isOfBoth) return hadGivenWay ? now.r - 1 : now.r;
	// Somebody wrote after the restore and had not seen the held value: the server decides, and keeps both.
	const isOfOurs = shared === null && !isAfterRestore(now.r, from);
	return isOfOurs || sameJson(held.v, now.v) ? null : (shared ?? held.r);
}

// A trip must be born before anything in it, and a stop must have its place before it lives.
function rank(path: string): number {
	return path === 'life' ? 0 : path.endsWith('/live') ? 2 : 1;
}
