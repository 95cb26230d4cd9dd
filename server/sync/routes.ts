import { Hono } from 'hono';
import { type Ack, type SyncResponse, syncRequestSchema, syncResponseSchema } from '#domain/sync/wire.ts';
import { describe, describeBody } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { sendCompressed } from '#server/http/send-compressed.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { tooMany } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { isPush } from './push-rate.ts';
import { readRequest } from './read-request.ts';

const MOST_BYTES = 128 * 1024;

/** `POST /sync`: a device sends its edits and asks for changes, for the account it believes is signed in. */
export function syncRoutes(
	{ sync, syncDevices }: Pick<Stores, 'sync' | 'syncDevices'>,
	{ signedIn }: Pick<Guards, 'signedIn'>,
	tellJudged: (acks: Ack[]) => void,
) {
	return new Hono<ServerEnv>().post(
		'/sync',
		describe('Takes edits of saved trips and returns what changed', syncResponseSchema, [
			'bad_body',
			...signInFailures,
			'forbidden_origin',
			'other_account',
			'too_large',
			'update_needed',
			'too_many_requests',
			'storage_full',
		]),
		describeBody(syncRequestSchema, ['X-Account']),
		signedIn,
		limitedBody(MOST_BYTES),
		async (c) => {
			const accountId = c.var.account.id;
			// Security: a device that still believes in another account must neither write nor read under this one.
			if (c.req.header('X-Account') !== accountId) {
				throw new Problem('other_account', 'X-Account must name the account that is signed in.');
			}
			const request = readRequest(await c.req.text());
			const served = await sync.serve(accountId, request);
			if ('wait' in served) throw tooMany(served.wait);
			tellJudged(served.response.acks);
			const { sessionId } = c.var;
			if (sessionId !== null) await syncDevices.note(accountId, request.device, sessionId);
			// A request without edits asks for news, and for the names of the devices behind it.
			const names = isPush(request) ? {} : await syncDevices.names(accountId);
			const response =
				Object.keys(names).length > 0 ? { ...served.response, devices: names } : served.response;
			return sendCompressed<SyncResponse>(c, JSON.stringify(response));
		},
	);
}
