/** Every way a sign-in can end without one, and what the person is told. */
export const signInProblems = {
	unavailable: 'The sign-in service does not answer right now. Please try again in a minute.',
	expired: 'This sign-in took too long, was already used, or began in another browser. Please start again.',
	cancelled: 'You were not signed in, because the sign-in was cancelled.',
	refused: 'We could not make sure that it was you, so you were not signed in. Please start again.',
	too_many: 'Too many sign-ins were started from here. Please wait a few minutes and try again.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

/** The words for a problem named in an address; undefined for what is none of ours. */
export function signInProblemWords(code: string | null): string | undefined {
	return code !== null && Object.hasOwn(signInProblems, code)
		? signInProblems[code as SignInProblem]
		: undefined;
}
