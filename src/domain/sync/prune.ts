import type { AccountState, StoredTrip } from './account-state.ts';
import type { IdPrefix } from './id.ts';

/** Server times (epoch milliseconds) before which content that was trashed or replaced, and verdicts, are forgotten. */
export interface Cutoffs {
	content: number;
	/** Must be older than any device's absence with an unanswered edit. */
	verdicts: number;
}

interface PruneContext {
	/** The server's clock, epoch milliseconds. */
	now: number;
	newId: (prefix: IdPrefix) => string;
}

/**
 * Returns the account without anything older than the cutoffs. When a trip is permanently removed, every device must
 * start over, or it would keep that trip forever.
 */
export function prune(state: AccountState, cutoffs: Cutoffs, context: PruneContext): AccountState {
	const isGone = ({ trashed_at }: StoredTrip) => trashed_at !== null && trashed_at < cutoffs.content;
	const trips = [...state.trips].filter(([, trip]) => !isGone(trip));
	const history = state.history.filter(({ kept_at }) => kept_at >= cutoffs.content);
	const emptied = { ...state, trips: new Map(trips), history };
	const pruned = trips.length === state.trips.size ? emptied : raiseFloor(emptied, context);
	const verdicts = [...pruned.verdicts].filter(([, { at }]) => at >= cutoffs.verdicts);
	return { ...pruned, verdicts: new Map(verdicts) };
}

// Gives everything that stays a revision above the floor, so that no page of a pull from zero ends below it. This
// counts as a write with its own mark, because a database restored from a backup may reach the same revisions another
// way.
function raiseFloor(state: AccountState, { now, newId }: PruneContext): AccountState {
	const floor = state.rev + 1;
	let rev = floor;
	const trips = [...state.trips]
		.sort(([, a], [, b]) => a.rev - b.rev)
		.map(([id, trip]): [string, StoredTrip] => [id, { ...trip, rev: ++rev }]);
	const there = new Set(trips.map(([id]) => id));
	const history = state.history
		.filter(({ trip }) => there.has(trip))
		.map((entry) => ({ ...entry, at: ++rev }));
	const id = newId('p_');
	const verdicts = new Map(state.verdicts).set(id, { ack: { id, verdict: 'applied', rev }, at: now });
	return { ...state, floor, rev, mark: { op: id, rev, at: now }, trips: new Map(trips), history, verdicts };
}
