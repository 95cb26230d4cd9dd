/** Every way a request can fail, as the stable `code` of the problem JSON (RFC 9457). */
export const errorCodes = [
	'not_found',
	'college_not_found',
	'state_not_found',
	'bad_query',
	'bad_body',
	'too_large',
	'method_not_allowed',
	'forbidden_origin',
	'not_signed_in',
	'bad_token',
	'not_allowed',
	'session_not_found',
	'too_many_requests',
	'sign_in_refused',
	'sign_in_unavailable',
	'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
