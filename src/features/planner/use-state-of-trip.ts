import { useCallback, useState } from 'react';

/** State about the trip with this id: undefined again when another opens in the same planner. */
export function useStateOfTrip<Value>(tripId: string) {
	const [kept, keep] = useState<{ tripId: string; value: Value }>();
	// A draft has no id before its first edit is on disk.
	if (kept?.tripId === '' && tripId !== '') keep({ ...kept, tripId });
	const set = useCallback((value: Value) => keep({ tripId, value }), [tripId]);
	return [kept?.tripId === tripId ? kept.value : undefined, set] as const;
}
