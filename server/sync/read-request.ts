import { readJson } from '#domain/read-json.ts';
import { readSyncRequest, SYNC_VERSION, type SyncRequest } from '#domain/sync/wire.ts';
import { Problem } from '#server/http/problems.ts';

/**
 * Parses the sync request in a body.
 * @throws Problem `update_needed` for another wire version, `bad_body` for anything else
 */
export function readRequest(text: string): SyncRequest {
	const body = readJson(text);
	if (body === undefined) throw new Problem('bad_body', 'The body is not valid JSON.');
	const version = body && typeof body === 'object' && 'v' in body ? body.v : undefined;
	if (typeof version === 'number' && version !== SYNC_VERSION) {
		throw new Problem(
			'update_needed',
			`This server speaks version ${SYNC_VERSION} of sync; load the app again.`,
		);
	}
	// Passes on the body itself: zod's copy would lose a value's key `__proto__`.
	const request = readSyncRequest(body);
	if (!request) throw new Problem('bad_body', 'The body is not a sync request; see openapi.json.');
	return request;
}
