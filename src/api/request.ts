import { noteReachable } from '#runtime/reachability.ts';
import { noteServerClock } from '#runtime/server-clock.ts';
import { apiAddress, contentAddress } from './api-address.ts';
import { ApiError, showsReachable } from './api-error.ts';

/** The part of a domain schema used here: `parse` throws when the value does not fit, and may be async. */
interface Schema<T> {
	parse(value: unknown): T | Promise<T>;
}

/** A value with the version the server gave it. */
export interface Versioned<T> {
	value: T;
	etag: string | null;
}

const PATIENCE_MS = 15_000;
/** For requests that may make our server ask a slow service, or compute for a long time. */
export const LONG_PATIENCE_MS = 60_000;

/**
 * Gets a path of our server's API. Only JSON that fits the schema counts as an answer: a captive portal's page is no
 * signal.
 * @throws ApiError with `code` from the problem JSON, or `no_signal`.
 */
export async function getJson<T>(path: string, schema: Schema<T>, patienceMs?: number): Promise<T> {
	return (await get({ address: apiAddress(path), patienceMs }, schema)).value;
}

/** Does the same for public content that the device may already have: the server then only confirms it. */
export function getIfChanged<T>(
	path: string,
	schema: Schema<T>,
	cached: Versioned<T> | undefined,
): Promise<Versioned<T> & { isNew: boolean }> {
	return get({ address: contentAddress(path) }, schema, cached);
}

async function get<T>(
	{ address, patienceMs }: { address: string; patienceMs?: number | undefined },
	schema: Schema<T>,
	cached?: Versioned<T>,
): Promise<Versioned<T> & { isNew: boolean }> {
	const response = await ask(address, {
		patienceMs,
		headers: cached?.etag ? { 'if-none-match': cached.etag } : {},
		// The browser's own cache would answer our conditional request itself.
		cache: cached?.etag ? 'no-store' : 'no-cache',
	});
	if (response.status === 304 && cached) {
		noteReachable(true);
		return { value: cached.value, etag: cached.etag, isNew: false };
	}
	const value = await readAnswer(await accepted(response), schema);
	return { value, etag: response.headers.get('etag'), isNew: true };
}

interface Sending<Body> {
	/** POST if left out. */
	method?: 'POST' | 'PATCH' | 'DELETE';
	/** True when the path is of the site itself, and not of its API. */
	isOfSite?: boolean;
	/** Sent as JSON; a file or a form with files is sent as it is. */
	body?: Body;
	headers?: Record<string, string>;
	patienceMs?: number;
}

/**
 * Sends something to a path of our server's API. Its answer counts as in `getJson`, and an empty one (204) is null. A
 * body has to be of the `Body` that the call names, the type of the schema that the server checks it with.
 * @throws ApiError with `code` from the problem JSON, or `no_signal`.
 */
export async function send<T, Body = never>(
	path: string,
	schema: Schema<T>,
	sending?: Sending<NoInfer<Body>>,
): Promise<T> {
	return readAnswer(await sendForResponse<Body>(path, sending), schema);
}

/**
 * Does the same, but returns the response itself, for an answer that arrives in pieces, each of which goes through
 * `fitted`. @throws ApiError
 */
export async function sendForResponse<Body = never>(
	path: string,
	{ method = 'POST', isOfSite = false, body, headers, patienceMs }: Sending<NoInfer<Body>> = {},
): Promise<Response> {
	const isRaw = body === undefined || body instanceof Blob || body instanceof FormData;
	return accepted(
		await ask(isOfSite ? path : apiAddress(path), {
			method,
			patienceMs,
			headers: isRaw ? headers : { 'content-type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
		}),
	);
}

interface Asking extends Omit<RequestInit, 'headers'> {
	headers?: Record<string, string> | undefined;
	patienceMs?: number | undefined;
}

function ask(address: string, { patienceMs = PATIENCE_MS, headers, ...init }: Asking): Promise<Response> {
	const signal = AbortSignal.timeout(patienceMs);
	return fetch(address, { ...init, headers: { accept: 'application/json', ...headers }, signal }).catch(
		noSignal,
	);
}

async function accepted(response: Response): Promise<Response> {
	if (response.ok) return response;
	const problem = ApiError.ofProblem(await response.json().catch(noSignal), response);
	noteReachable(showsReachable(problem.code, response.status));
	throw problem;
}

async function readAnswer<T>(response: Response, schema: Schema<T>): Promise<T> {
	const value = await fitted(response.status === 204 ? null : await response.json().catch(noSignal), schema);
	noteServerClock(response.headers);
	return value;
}

/**
 * Parses a value that our server sent. @throws ApiError `no_signal` when it does not fit, because it then came from
 * elsewhere
 */
export async function fitted<T>(body: unknown, schema: Schema<T>): Promise<T> {
	try {
		const value = await schema.parse(body);
		noteReachable(true);
		return value;
	} catch (error) {
		console.error('An answer did not come from our server', error);
		return noSignal(error);
	}
}

/** Throws the error of a request that nobody answered. @throws ApiError */
export function noSignal(cause: unknown): never {
	noteReachable(false);
	throw new ApiError('no_signal', { cause });
}
