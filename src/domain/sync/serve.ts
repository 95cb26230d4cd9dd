import type { AccountState } from './account-state.ts';
import { documentOf, pull } from './pull.ts';
import { push } from './push.ts';
import { restoredAccount } from './restore.ts';
import type { ServeContext } from './serve-context.ts';
import { serverRules } from './server-rules.ts';
import { SYNC_VERSION, type SyncRequest, type SyncResponse } from './wire.ts';

/** Answers one request of `POST /api/sync` and gives the account after it; push and pull are one. */
export function serve(
	state: AccountState,
	request: SyncRequest,
	context: ServeContext,
): { state: AccountState; response: SyncResponse } {
	const whole = { isTaken: () => false, rules: serverRules, ...context };
	if (whole.rules.needsReset(state, request)) return startOver(state, request, whole);
	const pushed = push(state, request, whole);
	const page = pull(pushed.state, request.cursor, request.limit);
	const trips = new Map(page.trips.map((document) => [document.id, document]));
	// An acknowledgement and the document that explains it arrive as one, whatever page the document is on.
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
	};
	return { state: pushed.state, response };
}

function startOver(state: AccountState, { epoch, cursor }: SyncRequest, context: ServeContext) {
	// A cursor from the future of this very epoch: the file was put back without telling.
	const isUntoldRestore = epoch === state.epoch && cursor > state.rev;
	const after = isUntoldRestore
		? restoredAccount(state, { epoch: context.freshEpoch(), now: context.now })
		: state;
	const response = { ...emptyResponse(after, context.now), reset: true, more: true };
	return { state: after, response };
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
