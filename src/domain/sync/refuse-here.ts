import { rebuild } from './absorb.ts';
import type { DeviceState, Op } from './device-state.ts';

/** The device with an operation moved to the tray, because it is too long to send to any server. */
export function refuseHere(state: DeviceState, op: Op, code: string): DeviceState {
	const outbox = state.outbox.filter(({ id }) => id !== op.id);
	if (outbox.length === state.outbox.length) return state;
	return rebuild({ ...state, outbox, refused: [...state.refused, { op, code }] }, new Set([op.trip]));
}
