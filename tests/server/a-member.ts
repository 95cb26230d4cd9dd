import { eq } from 'drizzle-orm';
import { createAccountStore } from '#server/accounts/store.ts';
import { accounts } from '#server/accounts/table.ts';
import type { Db } from '#server/db/open.ts';
import { createSessionStore } from '#server/session/store.ts';

type Columns = Partial<typeof accounts.$inferInsert>;

/** The subscription that lifts every limit but the ten stops. */
export const PAID: Columns = { subscription_type: 1 };

/** Someone who is signed in to a server on this database; `headers` are those of their browser's own requests. */
export async function aMember(
	db: Db,
	name = 'ann',
	columns: Columns = PAID,
	now = new Date('2026-11-21T23:30:00Z'),
) {
	const identity = {
		issuer: 'x',
		subject: name,
		email: `${name}@example.org`,
		displayName: name,
		group: 'default',
	};
	const { id } = await createAccountStore(db).signIn(identity, now);
	db.update(accounts).set(columns).where(eq(accounts.id, id)).run();
	const token = await createSessionStore(db).open(id, { device: 'Chrome on Android' }, now);
	const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: `__Host-ctt_session=${token}` };
	return { id, headers };
}
