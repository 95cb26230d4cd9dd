import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SignInProblem } from '#domain/accounts/sign-in-problem.ts';
import { reasonOf } from '#domain/reason-of.ts';

/** A failed sign-in: `problem` is for the person, the message for the log. Neither contains a token. */
export class SignInError extends Error {
	readonly problem: SignInProblem;

	constructor(problem: SignInProblem, message: string) {
		super(message);
		this.name = 'SignInError';
		this.problem = problem;
	}

	/** Classifies an error from a request to the provider. */
	static of(error: unknown): SignInError {
		if (error instanceof SignInError) return error;
		if (error instanceof AuthorizationResponseError) {
			const problem = error.error === 'access_denied' ? 'cancelled' : 'refused';
			return new SignInError(problem, `the provider answered ${error.error}`);
		}
		if (error instanceof ResponseBodyError) {
			const problem = error.status >= 500 ? 'unavailable' : 'refused';
			return new SignInError(problem, `the provider answered ${error.status} ${error.error}`);
		}
		// Security: the cause of these errors may contain the token, so only the outer message is used.
		if (error instanceof ClientError) {
			return new SignInError(
				unreachable.has(error.code ?? '') ? 'unavailable' : 'refused',
				`${error.code} ${error.message}`,
			);
		}
		return new SignInError('unavailable', reasonOf(error));
	}
}

/** Not a sane provider's answer: a gateway's page, or a timeout. */
const unreachable = new Set([
	'OAUTH_TIMEOUT',
	'OAUTH_ABORT',
	'OAUTH_RESPONSE_IS_NOT_CONFORM',
	'OAUTH_RESPONSE_IS_NOT_JSON',
	'OAUTH_PARSE_ERROR',
]);
