import { eq, sql } from 'drizzle-orm';
import { writeGroup } from '#server/accounts/account-writes.ts';
import type { Db } from '#server/db/open.ts';
import { immediately } from '#server/db/transaction.ts';
import { type Mail, queueMail } from '#server/mail/mail.ts';
import { randomId } from '#server/secrets/random.ts';
import { groupOf } from '#server/session/claims.ts';
import { INSIDE } from '#server/session/relying-party.ts';
import { hasOtherAdmin } from './admins.ts';
import { logins } from './table.ts';

/** A person who can sign in at the embedded provider. */
export interface Login {
	/** The `sub` of their tokens. */
	id: string;
	/** In lower case. */
	email: string;
	password_hash: string;
	groups: string[];
	created: Date;
}

/** Stores the embedded provider's logins. */
export function createLoginStore(db: Db) {
	return {
		withEmail: async (email: string): Promise<Login | undefined> =>
			db.select().from(logins).where(eq(logins.email, email)).get(),
		withId: async (id: string): Promise<Login | undefined> =>
			db.select().from(logins).where(eq(logins.id, id)).get(),
		/** True when nobody can sign in yet. */
		isEmpty: async (): Promise<boolean> =>
			db.select({ one: sql`1` }).from(logins).limit(1).get() === undefined,
		/** The people who run the site, in the order they joined. */
		admins: async (): Promise<Login[]> => {
			const all = db.select().from(logins).orderBy(logins.created).all();
			return all.filter(({ groups }) => groups.includes('admin'));
		},
		/** Adds a login; keeps an existing one with this email as it is. */
		add: async (login: Pick<Login, 'email' | 'password_hash' | 'groups'>, now: Date): Promise<Login> => {
			db.insert(logins)
				.values({ ...login, id: randomId(), created: now })
				.onConflictDoNothing()
				.run();
			const [made] = db.select().from(logins).where(eq(logins.email, login.email)).all();
			if (!made) throw new Error('A login that was just made is gone');
			return made;
		},
		/** Sets a new password together with the email that announces it. */
		changePassword: async (
			{ id, hash, mail }: { id: string; hash: string; mail: Mail },
			now: Date,
		): Promise<void> =>
			immediately(db, (tx) => {
				tx.update(logins).set({ password_hash: hash }).where(eq(logins.id, id)).run();
				queueMail(tx, mail, now);
			}),
		/** True when someone besides this login runs the site. */
		hasOtherAdmin: async (id: string): Promise<boolean> => hasOtherAdmin(db, id),
		/** Makes the person with this email an admin, or revokes that, in their open sessions, too. */
		setAdmin: async (
			{ email, isAdmin }: { email: string; isAdmin: boolean },
			now: Date,
		): Promise<'done' | 'unknown' | 'last'> =>
			immediately(db, (tx) => {
				const login = tx.select().from(logins).where(eq(logins.email, email)).get();
				if (!login) return 'unknown';
				if (login.groups.includes('admin') === isAdmin) return 'done';
				if (!isAdmin && !hasOtherAdmin(tx, login.id)) return 'last';
				const rest = login.groups.filter((each) => each !== 'admin');
				const groups = isAdmin ? [...rest, 'admin'] : rest;
				tx.update(logins).set({ groups }).where(eq(logins.id, login.id)).run();
				writeGroup(tx, { issuer: INSIDE, subject: login.id, group: groupOf(groups) }, now);
				return 'done';
			}),
		setPassword: async (id: string, passwordHash: string): Promise<void> => {
			db.update(logins).set({ password_hash: passwordHash }).where(eq(logins.id, id)).run();
		},
	};
}
