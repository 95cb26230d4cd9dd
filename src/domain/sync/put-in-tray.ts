import type { DeviceState, Op } from './device-state.ts';
import type { IdPrefix } from './id.ts';
import type { Ack } from './wire.ts';

interface Refusing {
	answered: readonly Op[];
	acks: ReadonlyMap<string, Ack>;
	newId: (prefix: IdPrefix) => string;
}

/** Puts refused edits in the tray. A trip refused at creation, because its id was taken, starts over under a new id. */
export function putInTray(state: DeviceState, { answered, acks, newId }: Refusing): DeviceState {
	const refused = answered.flatMap((op) => {
		const ack = acks.get(op.id);
		return ack?.verdict === 'refused' ? [{ op, code: ack.code ?? 'invalid' }] : [];
	});
	if (refused.length === 0) return state;
	const taken = new Set(refused.filter(({ op, code }) => isTakenId(op, code)).map(({ op }) => op.trip));
	let after: DeviceState = {
		...state,
		refused: [...state.refused, ...refused.filter(({ op }) => !taken.has(op.trip))],
	};
	for (const tripId of taken) {
		const ops = refused.map(({ op }) => op).filter(({ trip }) => trip === tripId);
		after = beginAgain(after, { tripId, ops, newId });
	}
	return after;
}

function isTakenId(op: Op, code: string): boolean {
	return code === 'unknown_trip' && op.path === 'life' && op.value === 'live';
}

function beginAgain(
	state: DeviceState,
	{ tripId, ops, newId }: { tripId: string; ops: readonly Op[]; newId: Refusing['newId'] },
): DeviceState {
	const renamed = newId('t_');
	const waiting = [...ops, ...state.outbox.filter(({ trip }) => trip === tripId)];
	const again = waiting.map((op, index) => ({
		...op,
		id: newId('o_'),
		trip: renamed,
		seq: state.next_seq + index,
	}));
	const trips = new Map(state.trips);
	const old = trips.get(tripId);
	trips.delete(tripId);
	const outbox = [...state.outbox.filter(({ trip }) => trip !== tripId), ...again];
	if (old) trips.set(renamed, { ...old, id: renamed });
	return { ...state, trips, outbox, next_seq: state.next_seq + again.length };
}
