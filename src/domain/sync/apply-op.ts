import type { StoredCell, StoredHistory, StoredTrip } from './account-state.ts';
import type { Json } from './cell.ts';
import type { Op } from './device-state.ts';
import type { Policy } from './policy.ts';
import type { ServerRules } from './server-rules.ts';
import type { Ack } from './wire.ts';

/**
 * The facts to judge one operation by: its author's device, its corrected time, the revision it would get, and the
 * rules.
 */
export interface OpContext {
	device: string;
	t: number;
	now: number;
	rev: number;
	liveTrips: number;
	policy: Policy;
	rules: ServerRules;
}

export interface AppliedOp {
	ack: Ack;
	/** The trip after it: the same object when nothing in it changed. */
	trip: StoredTrip;
	history: StoredHistory | null;
}

/** The meaning of one operation on one trip. Saved values change nowhere else. */
export function applyOp(trip: StoredTrip, op: Op, context: OpContext): AppliedOp {
	const { device, t, rev, liveTrips, policy, rules } = context;
	const malformed = policy.malformed(op);
	if (malformed) return { ack: { id: op.id, verdict: 'refused', code: malformed }, trip, history: null };
	const held = trip.cells.get(op.path);
	const write: StoredCell = { v: op.value, r: rev, t, device, seq: op.seq };
	const outcome = rules.merge(held, { ...write, base: op.base });
	if (outcome === 'gives_way' && held) {
		const history = rules.keepsHistory(outcome) ? historyOf(op, write, held, context) : null;
		return { ack: { id: op.id, verdict: 'kept', rev }, trip, history };
	}
	const forbidden = policy.forbids(op, trip.cells, { liveTrips });
	if (forbidden) return { ack: { id: op.id, verdict: 'refused', code: forbidden }, trip, history: null };
	const isKept = held !== undefined && outcome === 'overrides' && rules.keepsHistory(outcome);
	return {
		ack: { id: op.id, verdict: 'applied', rev },
		trip: withCell(trip, op.path, write, context.now),
		history: isKept ? historyOf(op, held, write, context) : null,
	};
}

function withCell(trip: StoredTrip, path: string, cell: StoredCell, now: number): StoredTrip {
	return {
		rev: cell.r,
		cells: new Map(trip.cells).set(path, cell),
		trashed_at: trashedAt(trip, path, cell.v, now),
	};
}

function trashedAt({ trashed_at }: StoredTrip, path: string, value: Json, now: number): number | null {
	if (path === 'life') return value === 'trashed' ? now : null;
	// Deleted for good out of the trash: the next pruning removes it.
	return path === 'gone' && value === true && trashed_at !== null ? 0 : trashed_at;
}

function historyOf(
	{ trip, path }: Op,
	{ v, r, t, device, seq }: StoredCell,
	hider: StoredCell,
	{ rev, now }: OpContext,
): StoredHistory {
	const hiding = { hidden_by: hider.r, hidden_by_device: hider.device };
	return { trip, path, v, r, t, device, seq, ...hiding, at: rev, kept_at: now };
}
