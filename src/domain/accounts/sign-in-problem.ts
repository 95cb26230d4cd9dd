/** What still works when signing in does not. */
export const NEEDS_SIGNAL = 'Signing in needs one; guides, search and your trip don’t.';

/** Every way a sign-in can fail, with the words we show for it. */
export const signInProblems = {
	unavailable: 'The sign-in service is not answering right now. Please try again in a minute.',
	expired: 'This sign-in took too long, was already used, or started in another browser. Please start over.',
	cancelled: 'You are not signed in: the sign-in was canceled.',
	refused: 'We could not make sure it was you, so you are not signed in. Please start over.',
	no_signal: `There was no signal. ${NEEDS_SIGNAL}`,
	too_many: 'Too many sign-ins from here. Please wait a few minutes and try again.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

/** The words for a problem named in an address; undefined for a code that is not ours. */
export function signInProblemWords(code: string | null): string | undefined {
	return code !== null && Object.hasOwn(signInProblems, code)
		? signInProblems[code as SignInProblem]
		: undefined;
}
