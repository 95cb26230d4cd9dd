import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from '#domain/errors.ts';
import { PRIVATE } from './cache-control.ts';
import type { ServerEnv } from './server-env.ts';

const problems: Record<ErrorCode, { status: ContentfulStatusCode; title: string }> = {
	not_found: { status: 404, title: 'Not found' },
	college_not_found: { status: 404, title: 'College not found' },
	state_not_found: { status: 404, title: 'State not found' },
	bad_request: { status: 400, title: 'Malformed request' },
	bad_query: { status: 400, title: 'Malformed query' },
	bad_body: { status: 400, title: 'Malformed body' },
	too_large: { status: 413, title: 'Too large' },
	headers_too_large: { status: 431, title: 'Headers too large' },
	too_slow: { status: 408, title: 'Too slow' },
	method_not_allowed: { status: 405, title: 'Method not allowed' },
	forbidden_origin: { status: 403, title: 'Not sent by this site' },
	not_signed_in: { status: 401, title: 'Not signed in' },
	bad_token: { status: 401, title: 'Token not accepted' },
	not_allowed: { status: 403, title: 'Not allowed' },
	session_not_found: { status: 404, title: 'Session not found' },
	too_many_requests: { status: 429, title: 'Too many requests' },
	sign_in_refused: { status: 400, title: 'Sign-in refused' },
	sign_in_unavailable: { status: 503, title: 'Sign-in service unavailable' },
	other_account: { status: 409, title: 'Another account is signed in' },
	image_refused: { status: 422, title: 'Picture not accepted' },
	edited_meanwhile: { status: 409, title: 'Changed by somebody else' },
	article_not_found: { status: 404, title: 'Article not found' },
	trip_not_found: { status: 404, title: 'Trip not found' },
	trip_refused: { status: 422, title: 'Trip not accepted' },
	share_not_found: { status: 404, title: 'Link not valid' },
	share_limit: { status: 409, title: 'Too many links' },
	trial_refused: { status: 409, title: 'No trial to start' },
	plan_refused: { status: 409, title: 'No way to that plan' },
	amount_too_small: { status: 422, title: 'Less than a card can take' },
	payment_not_found: { status: 404, title: 'Payment not found' },
	payments_off: { status: 404, title: 'Nothing is sold here' },
	payments_unavailable: { status: 503, title: 'Card service unavailable' },
	service_unavailable: { status: 503, title: 'A service elsewhere has no answer' },
	bad_signature: { status: 400, title: 'Signature not accepted' },
	update_needed: { status: 426, title: 'This version of the app is too old' },
	wrong_password: { status: 403, title: 'Wrong password' },
	password_elsewhere: { status: 409, title: 'The password is kept elsewhere' },
	sign_in_again: { status: 403, title: 'Sign in again first' },
	last_admin: { status: 409, title: 'The only admin' },
	storage_busy: { status: 503, title: 'The server is busy' },
	overloaded: { status: 503, title: 'Too many requests at once' },
	not_ready: { status: 503, title: 'Not ready' },
	storage_full: { status: 507, title: 'No room on the server' },
	internal: { status: 500, title: 'Something went wrong on the server' },
};

/** The body of every error (RFC 9457). */
export const problemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string(),
	code: z.enum(errorCodes),
	/** The request's id, as in `X-Request-Id` and in the server's log. */
	instance: z.string(),
});

/** A failure to tell the caller about: thrown anywhere, answered by `answerError`. */
export class Problem extends Error {
	readonly code: ErrorCode;
	readonly headers: Record<string, string>;

	constructor(code: ErrorCode, detail: string, headers: Record<string, string> = {}) {
		super(detail);
		this.code = code;
		this.headers = headers;
	}
}

export const httpStatusOf = (code: ErrorCode) => problems[code].status;

/** The problem as a response that no cache keeps. */
export function answerProblem(c: Context<ServerEnv>, problem: Problem): Response {
	const { status, headers, body } = problemParts(problem, c.get('requestId'));
	return c.body(body, status, headers);
}

/** The status, body and headers of a failed request's answer. */
export function problemParts({ code, message, headers }: Problem, requestId: string) {
	const { status, title } = problems[code];
	const problem: z.infer<typeof problemSchema> = {
		type: `urn:college-tour-trails:problem:${code}`,
		title,
		status,
		detail: message,
		code,
		instance: `urn:uuid:${requestId}`,
	};
	return {
		status,
		headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': PRIVATE, ...headers },
		body: JSON.stringify(problem),
	};
}

/** Problems that several nouns answer with the same words. */
export const noSuchTrip = () => new Problem('trip_not_found', 'This account has no trip with that id.');
export const noSuchCollege = () => new Problem('college_not_found', 'There is no such college.');
export const editedMeanwhile = (thing: string) =>
	new Problem('edited_meanwhile', `Somebody else has saved this ${thing} since you opened it.`);
