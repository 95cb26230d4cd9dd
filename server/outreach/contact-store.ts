import type { Db } from '#server/db/open.ts';
import { runTogether } from '#server/db/run-together.ts';
import { outboxRow } from '#server/mail/mail.ts';
import { outboxMails } from '#server/mail/table.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';
import { contactMessages } from './table.ts';

/** Keeps what is written to us. */
export function createContactStore(db: Db) {
	return {
		/** Keeps the message together with its mail to us: both or none. */
		keep: async (message: ContactMessage, contactTo: string, now: Date): Promise<void> => {
			runTogether(db, [
				db.insert(contactMessages).values({ ...message, created: now }),
				db.insert(outboxMails).values(outboxRow(contactMail(message, contactTo), now)),
			]);
		},
	};
}
