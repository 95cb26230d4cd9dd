import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { queued } from '#server/mail/mail.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';
import { contactMessages } from './table.ts';

/** On a weak signal our answer gets lost, and people send again. */
const REPEATED_WITHIN_MS = 60 * 60_000;
/** How many recent messages to compare with for a repeat. */
const LATEST = 100;

/** Stores messages to us. */
export function createContactStore(db: Db) {
	return {
		/** Stores the message together with its mail to us, both or none; a repeated one is stored once. */
		save: async (message: ContactMessage, contactTo: string, now: Date): Promise<void> =>
			db.transaction(
				(tx) => {
					const latest = tx
						.select()
						.from(contactMessages)
						.orderBy(desc(contactMessages.id))
						.limit(LATEST)
						.as('latest');
					const isSame = and(
						eq(latest.email, message.email),
						eq(latest.subject, message.subject),
						eq(latest.message, message.message),
						gt(latest.created, new Date(now.getTime() - REPEATED_WITHIN_MS)),
					);
					if (tx.select({ id: latest.id }).from(latest).where(isSame).get()) return;
					tx.insert(contactMessages)
						.values({ ...message, created: now })
						.run();
					queued(tx, contactMail(message, contactTo), now).run();
				},
				{ behavior: 'immediate' },
			),
	};
}
