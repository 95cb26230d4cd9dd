import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { hashToken } from '#server/secrets/random.ts';
import { signInAttempts } from './table.ts';

/** A sign-in on its way to the provider and back. */
export interface SignInAttempt {
	state: string;
	nonce: string;
	verifier: string;
	/** The cookie of the browser that started it. */
	browser: string;
	returnPath: string;
	/** The person must prove who they are after this, by the provider's clock; null when that is not required. */
	freshSince: Date | null;
}

/** Values that a sign-in returns with: its state or nonce, and the browser it returns to. */
export interface Returned {
	state?: string | undefined;
	nonce?: string | undefined;
	browser: string;
}

/** Time limit for signing in. */
export const ATTEMPT_MS = 30 * 60_000;

/** Stores started sign-ins. */
export function createAttemptStore(db: Db) {
	return {
		/** Stores a started sign-in, and deletes those that took too long. */
		start: async (attempt: SignInAttempt, now: Date): Promise<void> => {
			const { state, nonce, verifier, browser, returnPath, freshSince } = attempt;
			db.delete(signInAttempts).where(lt(signInAttempts.expires, now)).run();
			db.insert(signInAttempts)
				.values({
					state_hash: hashToken(state),
					nonce,
					verifier,
					browser_hash: hashToken(browser),
					return_path: returnPath,
					fresh_since: freshSince,
					expires: new Date(now.getTime() + ATTEMPT_MS),
				})
				.run();
		},
		/**
		 * Takes the attempt with this state or nonce; it can be taken only once. Security: it must return to the
		 * browser that started it, or someone could get signed in to an attacker's account.
		 */
		take: async ({ state, nonce, browser }: Returned, now: Date) => {
			const taken = db
				.delete(signInAttempts)
				.where(
					and(
						or(eq(signInAttempts.state_hash, hashToken(state ?? '')), eq(signInAttempts.nonce, nonce ?? '')),
						eq(signInAttempts.browser_hash, hashToken(browser)),
						gt(signInAttempts.expires, now),
					),
				);
			return writtenRow(taken.returning());
		},
	};
}
