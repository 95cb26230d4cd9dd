import type { Context } from 'hono';
import type { SignedInEnv } from './guards.ts';

/** What a provider inside this server does with the passwords of its people, each named by their `sub`. */
export interface OwnPasswords {
	/** Whether this person has a password here. */
	has: (subject: string) => Promise<boolean>;
	/** Throws a Problem unless the password is the person's: `wrong_password`, `too_many_requests`. */
	check: (c: Context<SignedInEnv>, subject: string, password: string) => Promise<void>;
	/** Sets a new password, ends all that the provider holds of the person, and tells them by mail. @throws Problem `bad_body` for one that will not do. */
	set: (subject: string, password: string) => Promise<void>;
}

/** Who has proved who they are within this time need not do it again for what cannot be undone. */
const FRESH_MS = 10 * 60_000;

/** Whether the person has proved lately who they are. */
export const isFresh = (proven: Date | null, now: Date) =>
	proven !== null && now.getTime() - proven.getTime() < FRESH_MS;
