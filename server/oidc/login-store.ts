import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { randomId } from '#server/secrets/random.ts';
import { logins } from './table.ts';

/** Who can sign in at the embedded provider. */
export interface Login {
	/** The `sub` of its tokens. */
	id: string;
	/** In lower case. */
	email: string;
	password_hash: string;
	groups: string[];
	created: Date;
}

/** Keeps who can sign in. */
export function createLoginStore(db: Db) {
	return {
		withEmail: async (email: string): Promise<Login | undefined> =>
			db.select().from(logins).where(eq(logins.email, email)).get(),
		withId: async (id: string): Promise<Login | undefined> =>
			db.select().from(logins).where(eq(logins.id, id)).get(),
		/** Whether nobody can sign in yet. */
		isEmpty: async (): Promise<boolean> =>
			db.select({ one: sql`1` }).from(logins).limit(1).get() === undefined,
		/** Makes a login; the one that has this e-mail already stands. */
		add: async (login: Pick<Login, 'email' | 'password_hash' | 'groups'>, now: Date): Promise<Login> => {
			db.insert(logins)
				.values({ ...login, id: randomId(), created: now })
				.onConflictDoNothing()
				.run();
			const [made] = db.select().from(logins).where(eq(logins.email, login.email)).all();
			if (!made) throw new Error('A login that was just made is gone');
			return made;
		},
		setPassword: async (id: string, passwordHash: string): Promise<void> => {
			db.update(logins).set({ password_hash: passwordHash }).where(eq(logins.id, id)).run();
		},
	};
}
