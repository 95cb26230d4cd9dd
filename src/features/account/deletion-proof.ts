import type { SignInWay } from '#domain/accounts/sign-in-ways.ts';

/** What a person still has to prove before their account is deleted: nothing, their password, or a sign-in elsewhere. */
export type Proof = 'none' | 'password' | { signInAt: string };

/** `isLate`: the server has since said that the sign-in is too long ago. */
export function proofFor({ elsewhere, is_fresh }: SignInWay, isLate: boolean): Proof {
	if (is_fresh && !isLate) return 'none';
	return elsewhere === null ? 'password' : { signInAt: elsewhere };
}
