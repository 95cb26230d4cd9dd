import type { SendSync } from '#api/sync.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Observable } from '#runtime/observable.ts';
import { ask } from './ask.ts';
import { type Portion, smallerPortion, usualPortion } from './portion.ts';
import type { Surroundings } from './surroundings.ts';
import { refuseOnDevice, takeIn } from './take-in.ts';

/** Why sync stops until the person acts: by signing in, signing in to the right account, or loading the new version. */
export type StopReason = 'signed_out' | 'other_account' | 'update_needed';

/** How a run ended: everything sent and fetched; to retry, after `waitMs` if the server said so; or stopped. */
export type RunEnd =
	| { kind: 'done'; syncedAt: number | null }
	| { kind: 'later'; why: 'no_signal' | 'refused' | 'device'; waitMs: number | null }
	| { kind: 'stopped'; why: StopReason };

/** An account's sync on this device. */
export interface SyncParties {
	db: TripDb;
	accountId: string;
	send: SendSync;
	around: Surroundings;
	/** Kept between runs. */
	portion: Pick<Observable<Portion>, 'get' | 'set'>;
}

/** Sends and fetches everything, request by request, until nothing is left or something prevents it. */
export async function runSync({ db, accountId, send, around, portion }: SyncParties): Promise<RunEnd> {
	const { limit } = portion.get();
	let { maxOps } = portion.get();
	for (;;) {
		const asked = await ask(db, around, { maxOps, limit });
		const reply = await send(asked.body, accountId);
		if (reply.kind === 'too_slow') portion.set(smallerPortion(portion.get()));
		if (reply.kind === 'no_signal' || reply.kind === 'too_slow')
			return { kind: 'later', why: 'no_signal', waitMs: null };
		if (reply.kind === 'answered') {
			const { isMore, isStuck, syncedAt } = await takeIn(db, { asked, response: reply.response }, around);
			if (!isMore) {
				portion.set(usualPortion);
				return { kind: 'done', syncedAt };
			}
			if (isStuck) return { kind: 'later', why: 'refused', waitMs: null };
			continue;
		}
		const [first] = asked.body.ops;
		if (reply.status !== 413 || !first) return endOf(reply.code, reply.waitMs);
		// Too much at once, so half is sent. A single edit that is too long would block everything behind it forever.
		const sent = asked.body.ops.length;
		if (sent === 1) await refuseOnDevice(db, first);
		else maxOps = Math.floor(sent / 2);
	}
}

const STOPS: Partial<Record<ErrorCode, StopReason>> = {
	not_signed_in: 'signed_out',
	bad_token: 'signed_out',
	other_account: 'other_account',
	update_needed: 'update_needed',
};

/** Security: a status alone may come from a portal. */
function endOf(code: ErrorCode | null, waitMs: number | null): RunEnd {
	const why = code && STOPS[code];
	return why ? { kind: 'stopped', why } : { kind: 'later', why: 'refused', waitMs };
}
