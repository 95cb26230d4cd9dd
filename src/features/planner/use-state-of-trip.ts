import { useCallback, useState } from 'react';

/** State about the trip with this id: undefined again when a different trip opens in the same planner. */
export function useStateOfTrip<Value>(tripId: string) {
	const [kept, keep] = useState<{ tripId: string; value: Value }>();
	if (kept && isNamedNow(kept.tripId, tripId)) keep({ ...kept, tripId });
	const set = useCallback((value: Value) => keep({ tripId, value }), [tripId]);
	return [kept?.tripId === tripId ? kept.value : undefined, set] as const;
}

/**
 * Returns the key of a component about the trip with this id: it changes when a different trip opens in the same
 * planner.
 */
export function useKeyOfTrip(tripId: string): number {
	const [shown, show] = useState({ tripId, key: 0 });
	if (shown.tripId !== tripId) {
		show({ tripId, key: isNamedNow(shown.tripId, tripId) ? shown.key : shown.key + 1 });
	}
	return shown.key;
}

/** True for the same trip: a draft has no id before its first edit is on disk. */
const isNamedNow = (before: string, now: string) => before === '' && now !== '';
