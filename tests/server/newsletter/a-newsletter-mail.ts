import type { outboxMails } from '#server/mail/table.ts';

/** The addresses in a mail that asks to confirm: its two links, and the one that a mailbox's own "Unsubscribe" posts to. */
export function linksOf(mail: typeof outboxMails.$inferSelect | undefined) {
	const [confirm = '', unsubscribe = ''] = mail?.text.match(/https:\S+/g) ?? [];
	return { confirm, unsubscribe, oneClick: mail?.unsubscribe_url ?? '' };
}
