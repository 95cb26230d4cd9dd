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
	/** The last revision that the device shares with a restored server; null when it is unknown. */
	shared: number | null;
	rules: Pick<DeviceRules, 'sendsAgain' | 'lowersBases'>;
}

/** An edit that resends something the server lost. */
type Again = Pick<Op, 'trip' | 'path' | 'value' | 'base' | 't' | 'device'>;

/** Returns the device before a pull from zero: outbox, documents and views stay until everything has arrived. */
export function beginReset(state: DeviceState, epoch: string): DeviceState {
	const isRestored = state.epoch !== null && state.epoch !== epoch;
	const from = state.reset?.from ?? state.cursor;
	const trips = new Map([...state.trips].map(([id, trip]) => [id, { ...trip, fresh: null }]));
	const reset = { from, restored: isRestored || (state.reset?.restored ?? false), mark: null };
	return { ...state, epoch, cursor: 0, resets: state.resets + 1, reset, trips };
}

/**
 * Returns the device once everything has arrived: the server's version takes over, and the server gets back whatever it
 * lost.
 */
export function finishReset(state: DeviceState, context: FinishContext): DeviceState {
	const { from = 0, restored = false, mark = null } = state.reset ?? {};
	const trips = new Map([...state.trips].map(([id, trip]) => [id, arrived(trip)]));
	const arrivedState: DeviceState = { ...state, trips, reset: null, marks: withMark(state.marks, mark) };
	const tripsBefore = [...state.trips.values()];
	if (!restored) return tripsBefore.reduce((after, trip) => copied(after, trip, context), arrivedState);
	const { shared } = context;
	const again = context.rules.sendsAgain
		? [...tripsBefore].sort(trashedFirst).flatMap((trip) => lostBy(trip, { ...state, ...context, from }))
		: [];
	// Resent values go before the edits made on top of them.
	const sentAgain = again.map((op) => ({ ...op, id: context.newId('o_'), seq: 0 }));
	// Uses a new device id: the server assumes that a device has seen its own last write, which is not true here.
	const device = context.newId('d_');
	const outbox =
		shared !== null && context.rules.lowersBases
			? state.outbox.map((op) => ({ ...op, base: Math.min(op.base, shared) }))
			: state.outbox;
	const marks = withMark(
		state.marks.filter(({ rev }) => shared !== null && rev <= shared),
		mark,
	);
	return { ...arrivedState, device, marks, ...numbered([...sentAgain, ...outbox], state.next_seq) };
}

function arrived(trip: TripOnDevice): TripOnDevice {
	const nothing = { rev: 0, cells: new Map(), seen_at: 0, changed_at: 0 };
	const { rev, cells, seen_at, changed_at } = trip.fresh ?? nothing;
	return { ...trip, rev, confirmed: cells, seen_at, changed_at, fresh: null };
}

// A permanently deleted trip stays deleted. Its unsent edits start a complete copy under a new id: under the old one,
// the leftovers of two devices would mix.
function copied(state: DeviceState, old: TripOnDevice, { newId, clockError }: FinishContext): DeviceState {
	const edits = state.outbox.filter(({ trip }) => trip === old.id);
	if (old.fresh || old.confirmed.size === 0 || edits.length === 0) return state;
	const copy = emptyTrip(newId('t_'));
	const nothing = { from: 0, shared: null, history: [], outbox: [] };
	// Its own deletion is not copied.
	const lost = lostBy(old, { ...nothing, clockError, newId }).filter(({ path }) => path !== 'gone');
	const content = [...lost, ...edits];
	const ops = content.map(({ device: _sentAs, ...op }) => ({
		...op,
		id: newId('o_'),
		trip: copy.id,
		base: 0,
		seq: 0,
	}));
	const added = numbered(ops, state.next_seq);
	const trips = new Map(state.trips).set(copy.id, copy);
	trips.delete(old.id);
	const outbox = [...state.outbox.filter(({ trip }) => trip !== old.id), ...added.outbox];
	return { ...state, trips, outbox, next_seq: added.next_seq };
}

function numbered(ops: readonly Op[], first: number): { outbox: Op[]; next_seq: number } {
	return { outbox: ops.map((op, index) => ({ ...op, seq: first + index })), next_seq: first + ops.length };
}

interface LossContext extends Pick<FinishContext, 'newId' | 'clockError' | 'shared'> {
	/** The device's cursor before the restore. */
	from: number;
	history: readonly HistoryEntry[];
	outbox: readonly Op[];
}

function lostBy(trip: TripOnDevice, context: LossContext): Again[] {
	const life = trip.confirmed.get('life')?.r ?? 0;
	// Sent after the newer life, an old deletion would count a second time.
	const isOver = ([path, cell]: [string, Cell]) => path === 'gone' && cell.r < life;
	const cells = [...trip.confirmed].filter((entry) => !isOver(entry)).sort((a, b) => rank(a) - rank(b));
	const t = trip.seen_at + context.clockError;
	const gaveWay = new Set(
		context.history.filter((entry) => entry.trip === trip.id).map(({ path, r }) => `${r} ${path}`),
	);
	return cells.flatMap(([path, cell]): Again[] => {
		const now = trip.fresh?.cells.get(path);
		// History for changes ahead of the cursor had not arrived yet.
		const hadGivenWay = cell.r > context.from || (now !== undefined && gaveWay.has(`${now.r} ${path}`));
		const base = baseToSendAgain(cell, now, { ...context, hadGivenWay });
		if (base === null) return [];
		const again = { trip: trip.id, path, value: cell.v, base, t };
		return [{ ...again, ...apart(again, cell, context) }];
	});
}

// A waiting edit that had not seen the confirmed value must not replace it without a trace. So the value goes first, as
// another device's, and ends up in history.
function apart({ trip, path, t }: Again, confirmed: Cell, { outbox, newId }: LossContext) {
	const unseen = outbox.filter((op) => op.trip === trip && op.path === path && op.base < confirmed.r);
	if (unseen.length === 0) return {};
	return { device: newId('d_'), t: Math.min(t, ...unseen.map((op) => op.t - 1)) };
}

// The revision the confirmed value may replace; null when the server has the value, or one that rightly replaced it.
function baseToSendAgain(
	confirmed: Cell,
	now: Cell | undefined,
	{ from, shared, hadGivenWay }: Pick<LossContext, 'from' | 'shared'> & { hadGivenWay: boolean },
): number | null {
	if (now === undefined) return 0;
	if (shared !== null && confirmed.r <= shared) return null;
	// A value replaced by someone who had not seen it must go to history again, so the resent one must not claim to
	// have seen it.
	const isOfBoth = shared === null ? now.r < confirmed.r : now.r <= shared;
	if (isOfBoth) return hadGivenWay ? now.r - 1 : now.r;
	// Someone wrote after the restore without having seen the confirmed value: the server decides, and keeps both.
	const isOfOurs = shared === null && !isAfterRestore(now.r, from);
	return isOfOurs || sameJson(confirmed.v, now.v) ? null : (shared ?? confirmed.r);
}

// A trip must exist before its contents, and a stop must have its place before it lives. Removals come first, to make
// room.
function rank([path, { v }]: [string, Cell]): number {
	if (path === 'life') return 0;
	return path.endsWith('/live') ? (v === true ? 3 : 2) : 1;
}

function trashedFirst(a: TripOnDevice, b: TripOnDevice): number {
	const isTrashed = ({ confirmed }: TripOnDevice) => confirmed.get('life')?.v === 'trashed';
	return Number(isTrashed(b)) - Number(isTrashed(a));
}
