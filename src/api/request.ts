import { noteReachable } from '#runtime/reachability.ts';
import { apiAddress, contentAddress } from './api-address.ts';
import { ApiError } from './api-error.ts';

/** The part of a domain schema used here: `parse` throws when the value does not fit. */
interface Schema<T> {
	parse(value: unknown): T;
}

/** A value with the version the server gave it. */
export interface Versioned<T> {
	value: T;
	etag: string | null;
}

const PATIENCE_MS = 15_000;

/**
 * Gets a path of our server's API. Only JSON that fits the schema counts as an answer: a captive portal's page is no
 * signal.
 * @throws ApiError with `code` from the problem JSON, or `no_signal`.
 */
export async function getJson<T>(path: string, schema: Schema<T>): Promise<T> {
	return (await get(apiAddress(path), schema, undefined)).value;
}

/** The same for public content the device may already have: then the server only confirms it. */
export function getIfChanged<T>(
	path: string,
	schema: Schema<T>,
	cached: Versioned<T> | undefined,
): Promise<Versioned<T> & { isNew: boolean }> {
	return get(contentAddress(path), schema, cached);
}

async function get<T>(
	address: string,
	schema: Schema<T>,
	cached: Versioned<T> | undefined,
): Promise<Versioned<T> & { isNew: boolean }> {
	const response = await ask(address, {
		headers: cached?.etag ? { 'if-none-match': cached.etag } : {},
		// The browser's own cache would answer a conditional request in our place.
		cache: cached?.etag ? 'no-store' : 'no-cache',
	});
	if (response.status === 304 && cached) {
		noteReachable(true);
		return { value: cached.value, etag: cached.etag, isNew: false };
	}
	const value = await readAnswer(response, schema);
	return { value, etag: response.headers.get('etag'), isNew: true };
}

/** A body and the address to send it to. */
interface Sending {
	method: 'POST' | 'PATCH' | 'DELETE';
	/** In full, as `apiAddress` gives it. */
	address: string;
	body?: unknown;
	headers?: Record<string, string>;
}

/**
 * Sends something to our server. Its answer counts as in `getJson`, and an empty one (204) is null.
 * @throws ApiError with `code` from the problem JSON, or `no_signal`.
 */
export async function send<T>(
	{ method, address, body, headers: more }: Sending,
	schema: Schema<T>,
): Promise<T> {
	const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...more };
	const response = await ask(address, {
		method,
		headers,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return readAnswer(response, schema);
}

function ask(address: string, init: RequestInit): Promise<Response> {
	const headers = { accept: 'application/json', ...init.headers };
	return fetch(address, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(noSignal);
}

async function readAnswer<T>(response: Response, schema: Schema<T>): Promise<T> {
	const body: unknown = response.status === 204 ? null : await response.json().catch(noSignal);
	if (!response.ok) {
		const problem = ApiError.ofProblem(body, response);
		// A problem we know is an answer of our server, even a 500; what a proxy says for it is not.
		noteReachable(problem.code !== 'unexpected' || response.status < 500);
		throw problem;
	}
	const value = fitted(body, schema);
	noteReachable(true);
	return value;
}

function fitted<T>(body: unknown, schema: Schema<T>): T {
	try {
		return schema.parse(body);
	} catch (error) {
		console.error('An answer did not come from our server', error);
		return noSignal(error);
	}
}

function noSignal(cause: unknown): never {
	noteReachable(false);
	throw new ApiError('no_signal', { cause });
}
