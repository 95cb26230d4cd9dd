import { type ErrorCode, errorCodes } from '#domain/errors.ts';
import { RequestError } from '#runtime/lost-signal.ts';

/** `no_signal`: no answer, or one from a stranger. `unexpected`: a failure with a reason unknown to this version. */
export type ApiErrorCode = ErrorCode | 'no_signal' | 'unexpected';

/** Why a request to our server failed. */
export class ApiError extends RequestError {
	readonly code: ApiErrorCode;
	/** The reason in the server's own sentence, which only the back office shows. */
	readonly detail: string | undefined;

	constructor(
		code: ApiErrorCode,
		{ detail, ...options }: ErrorOptions & { detail?: string | undefined } = {},
	) {
		super(code, options);
		this.name = 'ApiError';
		this.code = code;
		this.detail = detail;
	}

	get isUnanswered(): boolean {
		return this.code === 'no_signal';
	}

	/**
	 * Reads a problem JSON (RFC 9457). Anything else, or a newer server's code, is `unexpected` and logged to the
	 * console.
	 */
	static ofProblem(body: unknown, { status, url }: Pick<Response, 'status' | 'url'>): ApiError {
		const known = problemCode(body);
		if (known === undefined) console.error(`${url} answered ${status} for a reason unknown here:`, body);
		const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : undefined;
		return new ApiError(known ?? 'unexpected', typeof detail === 'string' ? { detail } : {});
	}
}

/**
 * True when a refusal shows that our server can be reached: a reason known here is its own, even in a 500; an unknown
 * one may be a proxy's, which answers 5xx while our server does not.
 */
export const showsReachable = (code: ApiErrorCode, status: number): boolean =>
	code !== 'unexpected' || status < 500;

/** Returns the code of our own problem JSON; undefined for anything else, including a newer server's code. */
export function problemCode(body: unknown): ErrorCode | undefined {
	const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
	return errorCodes.find((each) => each === code);
}
