import { desc } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { outboxMails } from './table.ts';

/** Reads the mail that was written; whatever causes one writes it, in its own transaction. */
export function createMailStore(db: Db) {
	return {
		/** The mails written last, the newest first. */
		newest: async (most: number) =>
			db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(most).all(),
	};
}
