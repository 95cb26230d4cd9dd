import { ApiError } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { openSession } from '#api/session.ts';
import type { SignInProblem } from '#domain/accounts/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import { noteSignedIn } from './confirm-session.ts';
import type { HandOver } from './take-token.ts';
import { arriveAt } from './wish.ts';

/** Trades a token from the address for a session on the server; returns the page to go to next. */
export async function handOver({ idToken, state, error }: HandOver): Promise<string> {
	if (idToken === null) return problemPage(error === 'access_denied' ? 'cancelled' : 'refused');
	try {
		const { account, return_path } = await openSession(idToken, state);
		const address = arriveAt(return_path);
		await noteSignedIn(account);
		return address;
	} catch (failure) {
		if (!(failure instanceof ApiError)) throw failure;
		return problemPage(forCode(failure.code, problems));
	}
}

/**
 * Security: a server that could not check the token has not refused anyone, and one that refused it says nothing more.
 */
const problems: Record<FailureKind, SignInProblem> = {
	no_signal: 'unavailable',
	failed: 'unavailable',
	too_many: 'too_many',
	signed_out: 'refused',
	not_allowed: 'refused',
	refused: 'refused',
};

const problemPage = (problem: SignInProblem) => paths.signInProblem(problem);
