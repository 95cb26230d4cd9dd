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
	'other_account',
	'trip_not_found',
	'trip_refused',
	'update_needed',
	'too_many_requests',
	'storage_full',
	'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
