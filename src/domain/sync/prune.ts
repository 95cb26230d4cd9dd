import type { AccountState, StoredTrip } from './account-state.ts';

/** Server times (epoch milliseconds) before which things are forgotten: content trashed or hidden, and verdicts given. */
export interface Cutoffs {
	content: number;
	/** Must lie further back than any device stays away with an unanswered edit. */
	verdicts: number;
}

/**
 * The account without what is older than the cutoffs. When a trip goes for good, every device must start over, or it
 * would keep that trip for ever.
 */
export function prune(state: AccountState, cutoffs: Cutoffs): AccountState {
	const isGone = ({ trashed_at }: StoredTrip) => trashed_at !== null && trashed_at < cutoffs.content;
	const trips = [...state.trips].filter(([, trip]) => !isGone(trip));
	const verdicts = [...state.verdicts].filter(([, { at }]) => at >= cutoffs.verdicts);
	const history = state.history.filter(({ kept_at }) => kept_at >= cutoffs.content);
	const pruned = { ...state, trips: new Map(trips), history, verdicts: new Map(verdicts) };
	return trips.length === state.trips.size ? pruned : raiseFloor(pruned);
}

// Everything that stays gets a revision above the floor, so that no page of a pull from zero can end below it.
function raiseFloor(state: AccountState): AccountState {
	const floor = state.rev + 1;
	let rev = floor;
	const trips = [...state.trips]
		.sort(([, a], [, b]) => a.rev - b.rev)
		.map(([id, trip]): [string, StoredTrip] => [id, { ...trip, rev: ++rev }]);
	const there = new Set(trips.map(([id]) => id));
	const history = state.history
		.filter(({ trip }) => there.has(trip))
		.map((entry) => ({ ...entry, at: ++rev }));
	return { ...state, floor, rev, trips: new Map(trips), history };
}
