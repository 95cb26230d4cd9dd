import { ApiError } from './api-error.ts';
import { noteReachable } from './reachability.ts';

/** What a schema of the domain offers: throws when the value does not fit. */
interface Schema<T> {
	parse(value: unknown): T;
}

/** An answer, or word that what we hold is still right. */
export type Answer<T> = { unchanged: true } | { unchanged: false; value: T; etag: string | null };

const PATIENCE_MS = 15_000;

/**
 * Asks our server for `/api` + path, conditionally when an `etag` is given.
 * An answer counts only when it is JSON that fits the schema: a captive portal's page is no signal.
 * @throws ApiError with `code` from the problem JSON, or `no_signal`.
 */
export async function getJson<T>(path: string, schema: Schema<T>, etag?: string | null): Promise<Answer<T>> {
	const response = await fetch(`/api${path}`, {
		headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
		// The browser's own cache would answer a conditional request in our place.
		cache: etag ? 'no-store' : 'no-cache',
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).catch((cause: unknown) => {
		noteReachable(false);
		throw new ApiError('no_signal', { cause });
	});
	if (response.status === 304) {
		noteReachable(true);
		return { unchanged: true };
	}
	const body: unknown = await response.json().catch((cause: unknown) => {
		noteReachable(false);
		throw new ApiError('no_signal', { cause });
	});
	if (!response.ok) {
		noteReachable(response.status < 500);
		throw ApiError.ofProblem(body, response.status);
	}
	const value = schema.parse(body);
	noteReachable(true);
	return { unchanged: false, value, etag: response.headers.get('etag') };
}

/** Tells the server something that nothing waits for; what cannot be sent is dropped. */
export function sendBeacon(path: string, body: unknown) {
	navigator.sendBeacon?.(`/api${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
