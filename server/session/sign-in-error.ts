import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SignInProblem } from '#domain/accounts/sign-in-problem.ts';

/** A sign-in that came to nothing: `problem` is for the person, the message for the log. Neither holds a token. */
export class SignInError extends Error {
	readonly problem: SignInProblem;

	constructor(problem: SignInProblem, message: string) {
		super(message);
		this.name = 'SignInError';
		this.problem = problem;
	}

	/** What went wrong when the provider was asked. */
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
		// Security: the cause of these may hold the token itself, so only the outer words are told.
		if (error instanceof ClientError) {
			return new SignInError(
				unreachable.has(error.code ?? '') ? 'unavailable' : 'refused',
				`${error.code} ${error.message}`,
			);
		}
		return new SignInError('unavailable', error instanceof Error ? error.message : String(error));
	}
}

/** Not an answer of a provider in its senses: a gateway's page, or nothing in time. */
const unreachable = new Set([
	'OAUTH_TIMEOUT',
	'OAUTH_ABORT',
	'OAUTH_RESPONSE_IS_NOT_CONFORM',
	'OAUTH_RESPONSE_IS_NOT_JSON',
	'OAUTH_PARSE_ERROR',
]);
