import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { type Mail, queueMail } from '#server/mail/mail.ts';
import { loginCodes } from './table.ts';

/** A code that a sign-in waits for. */
export interface LoginCode {
	/** The sign-in it belongs to. */
	interaction: string;
	purpose: 'sign-up' | 'sign-in' | 'reset';
	email: string;
	code_hash: string;
	/** A sign-up's password. */
	password_hash: string | null;
}

/** A code that has been sent. */
export type WaitingCode = LoginCode & { tries_left: number; expires: Date };

/** How long a code is valid. */
export const CODE_MS = 10 * 60_000;
/** How often a code may be tried. */
export const TRIES = 5;

/** A second tap comes within this time, and no process's clock is further ahead. */
export const JUST_MS = 30_000;

/**
 * True when a code for this person and purpose was sent at the time it was `asked` for, or later. A code sent well
 * after `now` was sent before the clock was set back, at an unknown time.
 */
export function wasSent(
	{ purpose, email, expires }: WaitingCode,
	asked: Pick<LoginCode, 'purpose' | 'email'>,
	{ since, now }: { since: Date; now: Date },
): boolean {
	const sent = expires.getTime() - CODE_MS;
	const isSame = purpose === asked.purpose && email === asked.email;
	return isSame && sent >= since.getTime() && sent <= now.getTime() + JUST_MS;
}

/** Stores the codes sent by email. */
export function createLoginCodeStore(db: Db) {
	return {
		/**
		 * Stores a code together with its email, replacing the sign-in's earlier code, unless the same one was stored
		 * since it was `asked` for: of two simultaneous taps, only one sends an email, and its code works. Returns
		 * false when it stored nothing.
		 */
		send: async (
			code: LoginCode,
			mail: Mail | null,
			{ asked, now }: { asked: Date; now: Date },
		): Promise<boolean> => {
			const values = { ...code, tries_left: TRIES, expires: new Date(now.getTime() + CODE_MS) };
			return immediately(db, (tx) => {
				const isIt = eq(loginCodes.interaction, code.interaction);
				const last = tx.select().from(loginCodes).where(isIt).get();
				if (last && wasSent(last, code, { since: asked, now })) return false;
				tx.insert(loginCodes)
					.values(values)
					.onConflictDoUpdate({ target: loginCodes.interaction, set: values })
					.run();
				if (mail) queueMail(tx, { ...mail, expires: values.expires }, now);
				return true;
			});
		},
		waiting: async (interaction: string, now: Date): Promise<WaitingCode | undefined> =>
			db.select().from(loginCodes).where(isWaiting(interaction, now)).get(),
		/**
		 * Uses up one of the five tries; undefined when none is left. Do this before comparing, so that parallel guesses
		 * gain nothing.
		 */
		takeTry: async (interaction: string, now: Date): Promise<LoginCode | undefined> =>
			writtenRow(
				db
					.update(loginCodes)
					.set({ tries_left: sql`${loginCodes.tries_left} - 1` })
					.where(and(isWaiting(interaction, now), gt(loginCodes.tries_left, 0)))
					.returning(),
			),
		/** Deletes expired codes, including those of unfinished sign-ups. */
		forgetOver: async (now: Date): Promise<void> => {
			db.delete(loginCodes).where(lt(loginCodes.expires, now)).run();
		},
		/** Deletes this sign-in's code. */
		remove: async (interaction: string): Promise<void> => {
			db.delete(loginCodes).where(eq(loginCodes.interaction, interaction)).run();
		},
	};
}

const isWaiting = (interaction: string, now: Date) =>
	and(eq(loginCodes.interaction, interaction), gt(loginCodes.expires, now));
