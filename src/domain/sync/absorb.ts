import { type DeviceRules, deviceRules } from './device-rules.ts';
import { type DeviceState, emptyTrip, type HistoryEntry, type Op } from './device-state.ts';
import type { IdPrefix } from './id.ts';
import { withMark } from './mark.ts';
import type { Asked } from './next-request.ts';
import { putInTray } from './put-in-tray.ts';
import { rebase } from './rebase.ts';
import { beginReset, finishReset } from './reset.ts';
import { cellsFromWire, type SyncResponse } from './wire.ts';

export interface AbsorbContext {
	newId: (prefix: IdPrefix) => string;
	rules?: DeviceRules;
}

/**
 * Returns the device after an answer: answered edits gone, documents in, cursor moved, views rebuilt, all in one
 * change.
 */
export function absorb(
	state: DeviceState,
	{ asked, response }: { asked: Asked; response: SyncResponse },
	{ newId, rules = deviceRules }: AbsorbContext,
): DeviceState {
	const { epoch, cursor } = asked.body;
	if (!rules.isCurrent({ epoch, cursor, resets: asked.resets }, state)) return state;
	if (response.reset) return beginReset(state, response.epoch);
	const acks = new Map(response.acks.map((ack) => [ack.id, ack]));
	const answered = state.outbox.filter((op) => rules.isAnswered(op, acks));
	const documents = response.trips.map(({ id }) => id);
	const installed: DeviceState = {
		...state,
		epoch: response.epoch,
		cursor: response.cursor,
		marks: state.reset ? state.marks : withMark(state.marks, response.mark),
		reset: state.reset && { ...state.reset, mark: response.mark ?? null },
		outbox: state.outbox.filter((op) => !answered.includes(op)),
		trips: withDocuments(state, response),
		history: withHistory(state.history, response.history),
	};
	const judged = putInTray(installed, { answered, acks, newId });
	const touched = rules.touched(documents, answered);
	if (!state.reset) return rebuild(judged, touched);
	if (response.more) return judged;
	const clockError = asked.body.clientNow - response.serverNow;
	const shared = rules.sharedWith(response);
	const finished = finishReset(judged, { newId, clockError, shared, rules });
	return rebuild(finished, new Set(finished.trips.keys()));
}

/** Returns the device with some trips' views rebuilt from confirmed and pending edits. */
export function rebuild(state: DeviceState, tripIds: ReadonlySet<string>): DeviceState {
	const trips = new Map(state.trips);
	for (const id of tripIds) {
		const pending = state.outbox.filter((op) => op.trip === id);
		const trip = trips.get(id) ?? emptyTrip(id);
		if (trip.confirmed.size === 0 && pending.length === 0 && !trip.fresh) trips.delete(id);
		else trips.set(id, { ...trip, view: rebase(trip.confirmed, pending) });
	}
	return { ...state, trips };
}

function withDocuments(state: DeviceState, response: SyncResponse) {
	const trips = new Map(state.trips);
	for (const { id, rev, t, cells } of response.trips) {
		const trip = trips.get(id) ?? emptyTrip(id);
		const seen_at = response.serverNow;
		const fresh = { rev, cells: cellsFromWire(cells), seen_at, changed_at: t ?? seen_at };
		if (state.reset) trips.set(id, { ...trip, fresh });
		else trips.set(id, { ...trip, rev, confirmed: fresh.cells, seen_at, changed_at: fresh.changed_at });
	}
	return trips;
}

function withHistory(stored: readonly HistoryEntry[], arrived: readonly HistoryEntry[]) {
	const keyOf = ({ trip, path, r, device, hidden_by }: HistoryEntry) =>
		JSON.stringify([trip, path, r, device, hidden_by]);
	const known = new Set(stored.map(keyOf));
	const news = arrived.filter((entry) => !known.has(keyOf(entry)));
	return news.length > 0 ? [...stored, ...news] : stored;
}

/** Returns the device with an operation moved to the tray, because it is too long to send to any server. */
export function refuseHere(state: DeviceState, op: Op, code: string): DeviceState {
	const outbox = state.outbox.filter(({ id }) => id !== op.id);
	if (outbox.length === state.outbox.length) return state;
	return rebuild({ ...state, outbox, refused: [...state.refused, { op, code }] }, new Set([op.trip]));
}
