/**
 * The lengths of a new password, and of the text a field accepts for one that may be older than this rule; in
 * characters.
 */
export const passwordLengths = { shortest: 8, longest: 200, longestTyped: 1000 } as const;

export const PASSWORD_HINT = `At least ${passwordLengths.shortest} characters. A few words in a row are easy to remember.`;

/** Returns what is wrong with a new password, or undefined. */
export function passwordFault(password: string, email: string): string | undefined {
	const { shortest, longest } = passwordLengths;
	const length = [...password].length;
	if (length < shortest) return `Please choose a password of at least ${shortest} characters.`;
	if (length > longest) return `Please choose a password of at most ${longest} characters.`;
	const isGuessable = new Set(password).size < 4 || password.toLowerCase() === email;
	return isGuessable ? 'That password is too easy to guess. Please choose another one.' : undefined;
}
