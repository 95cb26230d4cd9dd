import type { Context } from 'hono';
import type { SignedInEnv } from '#server/http/guards.ts';

/** The built-in provider's passwords; people are identified by their `sub`. */
export interface OwnPasswords {
	/** True when this person has a password here. */
	has: (subject: string) => Promise<boolean>;
	/** Checks a person's password. @throws Problem `wrong_password`, `too_many_requests` */
	check: (c: Context<SignedInEnv>, subject: string, password: string) => Promise<void>;
	/**
	 * Sets a new password, ends all of the person's sessions at the provider, and notifies them by mail.
	 * @throws Problem `bad_body` for an unacceptable password
	 */
	set: (subject: string, password: string) => Promise<void>;
}

/** A proof of identity this recent is enough for actions that cannot be undone. */
const FRESH_MS = 10 * 60_000;

/** True when the person recently proved who they are. */
export const isFresh = (proven: Date | null, now: Date) =>
	proven !== null && now.getTime() - proven.getTime() < FRESH_MS;
