import type { Change } from '#domain/sync/cell.ts';
import type { DeviceRules } from '#domain/sync/device-rules.ts';
import { type DeviceState, emptyTrip } from '#domain/sync/device-state.ts';
import { type EditContext, opsOfEdit, settledBy } from '#domain/sync/write-edit.ts';

/** An edit on a device that is a value, as `src/sync/edit.ts` writes it on a real one. */
export function writeEdit(
	state: DeviceState,
	{ trip: id, changes }: { trip: string; changes: readonly Change[] },
	context: Omit<EditContext, 'seq'> & { rules?: DeviceRules },
): DeviceState {
	const trip = state.trips.get(id) ?? emptyTrip(id);
	const { ops, view } = opsOfEdit(trip, changes, { ...context, seq: state.next_seq });
	const isSettled = settledBy(changes);
	return {
		...state,
		next_seq: state.next_seq + ops.length,
		trips: new Map(state.trips).set(id, { ...trip, view }),
		outbox: [...state.outbox, ...ops],
		history: state.history.map((entry) =>
			entry.trip === id && isSettled(entry) ? { ...entry, rewritten: true } : entry,
		),
	};
}
