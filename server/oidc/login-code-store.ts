import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { type Mail, outboxRow } from '#server/mail/mail.ts';
import { outboxMails } from '#server/mail/table.ts';
import { loginCodes } from './table.ts';

/** A code that is waited for. */
export interface LoginCode {
	/** The sign-in it belongs to. */
	interaction: string;
	purpose: 'sign-up' | 'sign-in' | 'reset';
	email: string;
	code_hash: string;
	/** The password of a sign-up. */
	password_hash: string | null;
}

/** How long a code is good. */
export const CODE_MS = 10 * 60_000;
const TRIES = 5;

/** Keeps the codes that were sent by email. */
export function createLoginCodeStore(db: Db) {
	return {
		/** Notes a code, in place of an earlier one of the same sign-in, together with its mail. */
		send: async (code: LoginCode, mail: Mail | null, now: Date): Promise<void> => {
			const values = { ...code, tries_left: TRIES, expires: new Date(now.getTime() + CODE_MS) };
			runTogether(db, [
				db
					.insert(loginCodes)
					.values(values)
					.onConflictDoUpdate({ target: loginCodes.interaction, set: values }),
				...(mail
					? [db.insert(outboxMails).values(outboxRow({ ...mail, expires: values.expires }, now))]
					: []),
			]);
		},
		/** What is waited for in this sign-in. */
		waiting: async (
			interaction: string,
			now: Date,
		): Promise<(LoginCode & { tries_left: number }) | undefined> =>
			db.select().from(loginCodes).where(isWaiting(interaction, now)).get(),
		/** Takes one of the five tries; undefined when none is left. Taken before the look, so that many at once gain nothing. */
		takeTry: async (interaction: string, now: Date): Promise<LoginCode | undefined> =>
			writtenRow(
				db
					.update(loginCodes)
					.set({ tries_left: sql`${loginCodes.tries_left} - 1` })
					.where(and(isWaiting(interaction, now), gt(loginCodes.tries_left, 0)))
					.returning(),
			),
		/** Forgets the codes that are over: also whose sign-up was never finished. */
		forgetOver: async (now: Date): Promise<void> => {
			db.delete(loginCodes).where(lt(loginCodes.expires, now)).run();
		},
		/** Forgets the code of this sign-in. */
		remove: async (interaction: string): Promise<void> => {
			db.delete(loginCodes).where(eq(loginCodes.interaction, interaction)).run();
		},
	};
}

const isWaiting = (interaction: string, now: Date) =>
	and(eq(loginCodes.interaction, interaction), gt(loginCodes.expires, now));
