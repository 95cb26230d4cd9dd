import { type ErrorCode, errorCodes } from '#domain/errors.ts';

type ApiErrorCode = ErrorCode | 'no_signal';

/** Why a request to our server came to nothing. */
export class ApiError extends Error {
	readonly code: ApiErrorCode;

	constructor(code: ApiErrorCode, options?: ErrorOptions) {
		super(code, options);
		this.name = 'ApiError';
		this.code = code;
	}

	/** Reads a problem JSON (RFC 9457); what is none is the server's fault or a stranger's page. */
	static ofProblem(body: unknown, status: number): ApiError {
		const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
		const known = errorCodes.find((each) => each === code);
		return new ApiError(known ?? (status >= 500 ? 'internal' : 'not_found'));
	}
}
