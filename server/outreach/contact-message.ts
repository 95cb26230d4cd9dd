import type { Contact } from '#domain/outreach/contact.ts';

/** A message and its sender. */
export interface ContactMessage extends Omit<Contact, 'website'> {
	/** The signed-in account; null for a visitor. */
	account_id: string | null;
}
