import { ApiError, type ApiErrorCode } from './api-error.ts';

/** A failed request as the person sees it: `refused` is about the request, `failed` is our fault and may work later. */
export type FailureKind = 'no_signal' | 'signed_out' | 'not_allowed' | 'too_many' | 'refused' | 'failed';

/**
 * Returns a screen's words for a code: its own words if it names the code, otherwise those for the code's kind. A new
 * server code does not compile until its kind is named here, and a new kind not until every screen has words for it.
 */
export function forCode<T>(
	code: ApiErrorCode,
	byKind: Record<FailureKind, T>,
	own: Partial<Record<ApiErrorCode, T>> = {},
): T {
	return own[code] ?? byKind[kinds[code]];
}

/** The kinds of a failed write: without an answer, it may have been done. */
export type WriteFailureKind = Exclude<FailureKind, 'no_signal'>;

/** Does the same after a write: `in_doubt` are the words when it may have been done. */
export function forWrite<T>(
	code: ApiErrorCode,
	byKind: Record<WriteFailureKind | 'in_doubt', T>,
	own: Partial<Record<ApiErrorCode, T>> = {},
): T {
	return own[code] ?? byKind[mayBeDone(code) ? 'in_doubt' : kinds[code]];
}

/** True when the request may have been carried out anyway: its answer was lost, or the server failed while doing it. */
export const mayBeDone = (code: ApiErrorCode): code is Doubtful => doubtful.some((each) => each === code);

type Doubtful = (typeof doubtful)[number];

/** A proxy's own failures count as `unexpected`; `storage_busy` may also mean that the database did not answer. */
const doubtful = ['no_signal', 'unexpected', 'storage_busy', 'internal'] as const satisfies ApiErrorCode[];

/** Says why `what` ("whether your plan has ended") is unknown after a request that may have been carried out. */
export const whyUnknown = (code: ApiErrorCode, what: string): string =>
	`${code === 'no_signal' ? 'No answer came' : 'Something went wrong on our side'}, so we don’t know ${what}.`;

/** Says the same, and what to do about it. */
export function unknownWords(code: ApiErrorCode, what: string): string {
	const again = code === 'no_signal' ? 'Try again once you have a signal.' : 'Please try again.';
	return `${whyUnknown(code, what)} ${again}`;
}

/** Tells when to retry; without a signal, its return tells. */
export function whenAgain(error: unknown): 'with signal' | 'once free' | 'later' | 'never' {
	if (!(error instanceof ApiError)) return 'never';
	return forCode(error.code, {
		no_signal: 'with signal',
		too_many: 'once free',
		failed: 'later',
		signed_out: 'never',
		not_allowed: 'never',
		refused: 'never',
	});
}

const kinds = {
	no_signal: 'no_signal',
	not_signed_in: 'signed_out',
	bad_token: 'signed_out',
	not_allowed: 'not_allowed',
	too_many_requests: 'too_many',
	not_found: 'refused',
	college_not_found: 'refused',
	state_not_found: 'refused',
	session_not_found: 'refused',
	trip_not_found: 'refused',
	article_not_found: 'refused',
	share_not_found: 'refused',
	payment_not_found: 'refused',
	bad_request: 'refused',
	bad_query: 'refused',
	bad_body: 'refused',
	bad_signature: 'refused',
	too_large: 'refused',
	headers_too_large: 'refused',
	method_not_allowed: 'refused',
	sign_in_refused: 'refused',
	other_account: 'refused',
	edited_meanwhile: 'refused',
	image_refused: 'refused',
	trip_refused: 'refused',
	share_limit: 'refused',
	trial_refused: 'refused',
	plan_refused: 'refused',
	amount_too_small: 'refused',
	payments_off: 'refused',
	update_needed: 'refused',
	wrong_password: 'refused',
	password_elsewhere: 'refused',
	sign_in_again: 'refused',
	last_admin: 'refused',
	// Our own pages sent the request: an installation that refuses them is misconfigured.
	forbidden_origin: 'failed',
	too_slow: 'failed',
	sign_in_unavailable: 'failed',
	payments_unavailable: 'failed',
	service_unavailable: 'failed',
	overloaded: 'failed',
	not_ready: 'failed',
	storage_busy: 'failed',
	storage_full: 'failed',
	internal: 'failed',
	unexpected: 'failed',
} as const satisfies Record<ApiErrorCode, FailureKind>;
