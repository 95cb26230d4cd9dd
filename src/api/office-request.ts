import { apiAddress } from './api-address.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** The server refused an editor's request; `message` is the reason, in the server's own sentence. */
export class Refused extends Error {}

/** For these codes the editor sees the server's own sentence; for all others, the screen's. */
const told: readonly ApiErrorCode[] = ['image_refused', 'service_unavailable', 'bad_body'];
/** The server may ask a slow service first. */
const PATIENCE_MS = 60_000;

interface Schema<T> {
	parse(value: unknown): T;
}

/** Sends a request that the server may refuse in words for an editor. @throws Refused */
export async function askOffice<T>(path: string, schema: Schema<T>, init: RequestInit = {}): Promise<T> {
	const answer = await openOffice(path, init);
	return schema.parse(await answer.json().catch(noSignal));
}

/** The same, with a JSON body. @throws Refused */
export const postToOffice = <T>(path: string, schema: Schema<T>, body: object): Promise<T> =>
	askOffice(path, schema, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

/** The response itself, for an answer that arrives in pieces. @throws Refused */
export async function openOffice(path: string, init: RequestInit): Promise<Response> {
	const answer = await fetch(apiAddress(path), {
		...init,
		headers: { accept: 'application/json', ...init.headers },
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).catch(noSignal);
	if (answer.ok) return answer;
	const body: unknown = await answer.json().catch(noSignal);
	const problem = ApiError.ofProblem(body, answer);
	const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : undefined;
	if (told.includes(problem.code) && typeof detail === 'string') throw new Refused(detail);
	throw problem;
}

function noSignal(cause: unknown): never {
	throw new ApiError('no_signal', { cause });
}
