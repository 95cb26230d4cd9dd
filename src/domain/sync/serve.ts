import type { AccountState } from './account-state.ts';
import { sharedRevision } from './known-marks.ts';
import { documentOf, pull } from './pull.ts';
import { push } from './push.ts';
import { restoredAccount } from './restore.ts';
import type { ServeContext } from './serve-context.ts';
import { serverRules } from './server-rules.ts';
import { SYNC_VERSION, type SyncRequest, type SyncResponse } from './wire.ts';

/** Answers one `POST /api/sync` request and returns the account after it; push and pull are a single request. */
export function serve(
	state: AccountState,
	request: SyncRequest,
	context: ServeContext,
): { state: AccountState; response: SyncResponse } {
	const whole = { isTaken: () => false, rules: serverRules, ...context };
	if (whole.rules.hasLostMark(state, request, whole.verdictsSince))
		return startOver(begunAnew(state, whole), whole);
	if (whole.rules.needsReset(state, request)) {
		// A cursor from the future of this very epoch: someone restored the file without announcing it.
		const isFuture = request.epoch === state.epoch && request.cursor > state.rev;
		return startOver(isFuture ? begunAnew(state, whole) : state, whole);
	}
	const pushed = push(state, request, whole);
	const page = pull(pushed.state, request.cursor, request.limit);
	const trips = new Map(page.trips.map((document) => [document.id, document]));
	// An acknowledgment and the document that explains it arrive together, whichever page the document is on.
	for (const { trip } of request.ops) {
		const document = documentOf(pushed.state, trip);
		if (document) trips.set(trip, document);
	}
	const response: SyncResponse = {
		...emptyResponse(pushed.state, whole.now),
		acks: pushed.acks,
		trips: [...trips.values()],
		history: page.history,
		cursor: whole.rules.cursorAfter(pushed.state, page.end),
		more: page.more,
		mark: pushed.state.mark,
		...(request.marks && { shared: sharedRevision(pushed.state, request.marks) }),
	};
	return { state: pushed.state, response };
}

function begunAnew(state: AccountState, { freshEpoch, now }: ServeContext): AccountState {
	return restoredAccount(state, { epoch: freshEpoch(), now });
}

function startOver(state: AccountState, { now }: ServeContext) {
	return { state, response: { ...emptyResponse(state, now), reset: true, more: true } };
}

function emptyResponse({ epoch }: AccountState, now: number): SyncResponse {
	return {
		v: SYNC_VERSION,
		epoch,
		serverNow: now,
		reset: false,
		acks: [],
		trips: [],
		history: [],
		cursor: 0,
		more: false,
	};
}
