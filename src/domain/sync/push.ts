import type { AccountState, StoredTrip } from './account-state.ts';
import { applyOp, type OpContext } from './apply-op.ts';
import { correctedTimes } from './corrected-time.ts';
import type { Op } from './device-state.ts';
import type { RefusalCode } from './policy.ts';
import type { ServeContext } from './serve-context.ts';
import type { Ack, SyncRequest } from './wire.ts';

/** Applies a request's operations in order and returns a verdict for each. */
export function push(
	before: AccountState,
	request: SyncRequest,
	context: Required<ServeContext>,
): { state: AccountState; acks: Ack[] } {
	if (request.ops.length === 0) return { state: before, acks: [] };
	const { clientNow, device } = request;
	const clocks = { clientNow, serverNow: context.now };
	const times = correctedTimes(
		request.ops.map(({ t }) => t),
		clocks,
	);
	const after = workingCopy(before);
	const acks = request.ops.map((op, index) =>
		judge(after, op, { ...context, before, device, cursor: request.cursor, t: times[index] ?? context.now }),
	);
	return { state: after, acks };
}

type JudgeContext = Required<ServeContext> & { before: AccountState } & Pick<
		OpContext,
		'device' | 'cursor' | 't'
	>;
type WorkingState = ReturnType<typeof workingCopy>;

// Copies the maps once per push; nothing else sees the copy until the push is over.
function workingCopy(state: AccountState) {
	return {
		...state,
		trips: new Map(state.trips),
		history: [...state.history],
		verdicts: new Map(state.verdicts),
		watermarks: new Map(state.watermarks),
	};
}

function judge(state: WorkingState, op: Op, context: JudgeContext): Ack {
	const { rules, device, now } = context;
	const known = rules.verdictOf(state, op.id);
	if (known) return known;
	if (rules.isStale(state, device, op.seq)) return refused(op, 'stale');
	const stored = state.trips.get(op.trip) ?? unborn(op, context.isTaken(op.trip));
	const ack = stored ? applyTo(state, op, { ...context, stored }) : refused(op, 'unknown_trip');
	state.verdicts.set(op.id, { ack, at: now });
	state.watermarks.set(device, Math.max(state.watermarks.get(device) ?? 0, op.seq));
	return ack;
}

// A trip exists from its first `life` on: one that a restored server lost may come back straight into the trash, where
// it needs no room. Security: an id owned by another account looks as unknown as any other.
function unborn(op: Op, isTaken: boolean): StoredTrip | null {
	const isBirth = op.path === 'life' && !isTaken;
	return isBirth ? { rev: 0, cells: new Map(), trashed_at: null } : null;
}

function applyTo(
	state: WorkingState,
	op: Op,
	{ stored, before, ...context }: JudgeContext & { stored: StoredTrip },
): Ack {
	const liveTrips = countLive(context.rules.judgedBy(state, before));
	// Nobody can have seen a revision that did not exist when the push began; such a claim counts as having seen nothing.
	const base = op.base > before.rev ? 0 : op.base;
	const judged = { ...context, rev: state.rev + 1, liveTrips };
	const { ack, trip, history } = applyOp(stored, { ...op, base }, judged);
	if (ack.verdict !== 'refused') {
		state.rev += 1;
		state.mark = { op: op.id, rev: state.rev, at: context.now };
	}
	if (trip !== stored) state.trips.set(op.trip, trip);
	state.history.push(...history);
	return ack;
}

function countLive({ trips }: AccountState): number {
	let count = 0;
	for (const { cells } of trips.values()) if (cells.get('life')?.v === 'live') count++;
	return count;
}

function refused({ id }: Op, code: RefusalCode): Ack {
	return { id, verdict: 'refused', code };
}
