import type { StoredCell, StoredHistory, StoredTrip } from './account-state.ts';
import type { Op } from './device-state.ts';
import type { Policy } from './policy.ts';
import type { ServerRules } from './server-rules.ts';
import { unheardRemovals } from './taken-out.ts';
import type { Ack } from './wire.ts';

/**
 * The facts for judging one operation: its author's device and cursor, its corrected time, the revision it would get,
 * and the rules.
 */
export interface OpContext {
	device: string;
	/** The revision up to which that device knew the account's trips when it sent this. */
	cursor: number;
	t: number;
	now: number;
	rev: number;
	liveTrips: number;
	policy: Policy;
	rules: ServerRules;
}

export interface AppliedOp {
	ack: Ack;
	/** The trip after it: the same object if nothing in it changed. */
	trip: StoredTrip;
	/** The values that gave way to it, or to what it gave way to. */
	history: StoredHistory[];
}

/** Applies one operation to one trip. Saved values change nowhere else. */
export function applyOp(trip: StoredTrip, op: Op, context: OpContext): AppliedOp {
	const { device, cursor, t, rev, liveTrips, policy, rules } = context;
	const malformed = policy.malformed(op);
	if (malformed) return { ack: { id: op.id, verdict: 'refused', code: malformed }, trip, history: [] };
	const stored = trip.cells.get(op.path);
	const write: StoredCell = { v: op.value, r: rev, t, device, seq: op.seq };
	const outcome = rules.merge(stored, { ...write, base: op.base });
	if (outcome === 'gives_way' && stored) {
		const history = rules.keepsHistory(outcome) ? [historyOf(op, { lost: write, won: stored }, context)] : [];
		return { ack: { id: op.id, verdict: 'kept', rev }, trip, history };
	}
	if (op.path === 'gone' && isOfEarlierStay(trip, write, context)) {
		return { ack: { id: op.id, verdict: 'kept', rev }, trip, history: [] };
	}
	const forbidden = policy.forbids(op, trip.cells, { liveTrips, madeAt: t });
	if (forbidden) return { ack: { id: op.id, verdict: 'refused', code: forbidden }, trip, history: [] };
	const removals = unheardRemovals(trip, { op, write, cursor, policy });
	const goesToHistory = stored !== undefined && outcome === 'overrides' && rules.keepsHistory(outcome);
	return {
		ack: { id: op.id, verdict: 'applied', rev },
		trip: {
			rev,
			cells: new Map(trip.cells).set(op.path, write),
			trashed_at: trashedAt(trip, op, context.now),
		},
		history: [
			...(goesToHistory ? [historyOf(op, { lost: stored, won: write }, context)] : []),
			...removals.map(({ path, ...each }) => historyOf({ trip: op.trip, path }, each, context)),
		],
	};
}

// A trip that was restored since, worked on and trashed again is not the one its author meant to delete.
function isOfEarlierStay({ cells }: StoredTrip, write: StoredCell, { rules }: OpContext): boolean {
	const life = cells.get('life');
	return life !== undefined && rules.merge(life, { ...write, base: 0 }) === 'gives_way';
}

function trashedAt({ trashed_at }: StoredTrip, { path, value }: Op, now: number): number | null {
	if (path === 'life') return value === 'trashed' ? now : null;
	// Permanently deleted from the trash: the next pruning removes the trip, unless an edit by someone who did not know
	// comes first.
	const isGone = path === 'gone' && value === true;
	// Its days in the trash count from its last change, which is the time its devices know.
	return trashed_at === null ? null : isGone ? 0 : now;
}

function historyOf(
	{ trip, path }: Pick<Op, 'trip' | 'path'>,
	{ lost, won }: Record<'lost' | 'won', StoredCell>,
	{ rev, now }: OpContext,
): StoredHistory {
	const { v, r, t, device, seq } = lost;
	const hiding = { hidden_by: won.r, hidden_by_device: won.device };
	return { trip, path, v, r, t, device, seq, ...hiding, at: rev, kept_at: now };
}
