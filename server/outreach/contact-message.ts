import type { Contact } from '#domain/outreach/contact.ts';

/** A message, and who wrote it. */
export interface ContactMessage extends Omit<Contact, 'website'> {
	/** Who was signed in; null for a visitor. */
	account_id: string | null;
}
