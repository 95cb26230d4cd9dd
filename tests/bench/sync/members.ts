import { eq } from 'drizzle-orm';
import { createAccountStore } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import { type Db, migrateDatabase, openDatabase } from '#server/db/open.ts';
import { createSessionStore } from '#server/session/store.ts';
import { projectFile } from '#server/start/project.ts';

/** Someone who has signed in. */
export interface Member {
	id: string;
	cookie: string;
}

/** Signs people up in a database that no server has open yet, with a plan without limits. */
export async function addMembers(dataDir: string, names: readonly string[]): Promise<Member[]> {
	const db = openDatabase(dataDir);
	migrateDatabase(db, projectFile('drizzle'));
	const members = await signUp(db, names);
	db.$client.close();
	return members;
}

/** Signs people up in a database that is open. */
export async function signUp(db: Db, names: readonly string[]): Promise<Member[]> {
	const members: Member[] = [];
	for (const subject of names) {
		const identity = { issuer: 'bench', subject, email: null, displayName: null, group: 'default' };
		const { id } = await createAccountStore(db).signIn(identity, new Date());
		db.update(accounts).set({ subscription_type: 1 }).where(eq(accounts.id, id)).run();
		const token = await createSessionStore(db).open(id, { device: 'bench' }, new Date());
		members.push({ id, cookie: `ctt_session=${token}` });
	}
	return members;
}
