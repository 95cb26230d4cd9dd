import type { ErrorCode } from '#domain/errors.ts';
import { readJson } from '#domain/read-json.ts';
import { readSyncResponse, type SyncRequest, type SyncResponse } from '#domain/sync/wire.ts';
import { noteReachable } from '#runtime/reachability.ts';
import { apiAddress } from './api-address.ts';
import { problemCode, showsReachable } from './api-error.ts';

/**
 * The outcome of `POST /api/sync`. Only our server's own kind of answer counts; everything else is `no_signal`, or
 * `too_slow` when it took too long.
 */
export type SyncReply =
	| { kind: 'answered'; response: SyncResponse }
	/**
	 * `code` is null when something between us and the server answered; `waitMs` is set when the answer says how long
	 * to wait.
	 */
	| { kind: 'refused'; status: number; code: ErrorCode | null; waitMs: number | null }
	| { kind: 'no_signal' }
	/** Nothing failed in the time we waited: a smaller exchange may arrive in time. */
	| { kind: 'too_slow' };

export type SendSync = (body: SyncRequest, accountId: string) => Promise<SyncReply>;

const PATIENCE_MS = 30_000;
/**
 * The longest waits anyone may ask of us: during a wait, not even a tap sends anything, and a portal may ask for a day.
 */
const LONGEST_WAIT_MS = { ours: 3_600_000, strangers: 300_000 };

export const sendSync: SendSync = async (body, accountId) => {
	const reply = await exchange(body, accountId);
	noteReachable(
		reply.kind === 'answered' ||
			(reply.kind === 'refused' && showsReachable(reply.code ?? 'unexpected', reply.status)),
	);
	return reply;
};

async function exchange(body: SyncRequest, accountId: string): Promise<SyncReply> {
	const patience = AbortSignal.timeout(PATIENCE_MS);
	try {
		const response = await fetch(apiAddress('/sync'), {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', 'x-account': accountId },
			body: JSON.stringify(body),
			cache: 'no-store',
			signal: patience,
		});
		return readReply(response.status, await response.text(), response.headers.get('retry-after'));
	} catch (error) {
		// A failed request and an interrupted body mean the same to us, and both are routine.
		if (error instanceof TypeError || error instanceof DOMException)
			return { kind: patience.aborted ? 'too_slow' : 'no_signal' };
		throw error;
	}
}

/**
 * Reads the response. Security: a page from a stranger between us and the server must neither acknowledge an edit nor
 * sign anyone out.
 */
export function readReply(status: number, text: string, retryAfter: string | null): SyncReply {
	const body = readJson(text);
	if (status === 200) {
		const response = readSyncResponse(body);
		return response ? { kind: 'answered', response } : { kind: 'no_signal' };
	}
	const code = problemCode(body) ?? null;
	if (code === null && status < 500 && status !== 413 && status !== 429) return { kind: 'no_signal' };
	const mostMs = code === null ? LONGEST_WAIT_MS.strangers : LONGEST_WAIT_MS.ours;
	return { kind: 'refused', status, code, waitMs: waitOf(retryAfter, mostMs) };
}

// Reads the wait from seconds or a date.
function waitOf(retryAfter: string | null, mostMs: number): number | null {
	if (retryAfter === null) return null;
	const seconds = /^\d+$/.test(retryAfter)
		? Number(retryAfter)
		: (Date.parse(retryAfter) - Date.now()) / 1000;
	return Number.isFinite(seconds) ? Math.min(mostMs, Math.max(0, seconds * 1000)) : null;
}
