import { rebuild } from './absorb.ts';
import type { DeviceState, Op } from './device-state.ts';

/** The device with an operation in the tray that no server could judge, because it is too long to be sent. */
export function refuseHere(state: DeviceState, op: Op, code: string): DeviceState {
	const outbox = state.outbox.filter(({ id }) => id !== op.id);
	if (outbox.length === state.outbox.length) return state;
	return rebuild({ ...state, outbox, refused: [...state.refused, { op, code }] }, new Set([op.trip]));
}
