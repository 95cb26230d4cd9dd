import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { outboxRow } from '#server/mail/mail.ts';
import { outboxMails } from '#server/mail/table.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';
import { contactMessages } from './table.ts';

/** Who does not hear our yes, on a road with little signal, sends again. */
const REPEATED_WITHIN_MS = 60 * 60_000;
/** Among how many messages a repeated one is looked for. */
const LATEST = 100;

/** Keeps what is written to us. */
export function createContactStore(db: Db) {
	return {
		/** Keeps the message together with its mail to us: both or none; one that is sent twice is kept once. */
		keep: async (message: ContactMessage, contactTo: string, now: Date): Promise<void> =>
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
					tx.insert(outboxMails)
						.values(outboxRow(contactMail(message, contactTo), now))
						.run();
				},
				{ behavior: 'immediate' },
			),
	};
}
