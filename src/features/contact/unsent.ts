import type { Contact } from '#domain/outreach/contact.ts';

/** What a person writes in the contact form. */
export type ContactText = Omit<Contact, 'website'>;

/** Nothing written yet. */
export const blank: ContactText = { fname: '', lname: '', email: '', subject: '', message: '' };

const KEY = 'ctt.contact';
const KEPT_MS = 30 * 86_400_000;

/** What was written on this device and not sent; undefined when there is nothing, or the device does not say. */
export function readUnsent(now = Date.now()): ContactText | undefined {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		if (typeof kept?.at !== 'number' || now - kept.at > KEPT_MS) return undefined;
		const { fname, lname, email, subject, message } = kept.text;
		const text = { fname, lname, email, subject, message };
		return Object.values(text).every((each) => typeof each === 'string') ? text : undefined;
	} catch (error) {
		console.warn('What was written and not sent cannot be read', error);
		return undefined;
	}
}

/** Keeps what is being written, until it is sent; says whether the device did. */
export function keepUnsent(text: ContactText, now = Date.now()): boolean {
	try {
		if (Object.values(text).every((each) => each.trim() === '')) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, JSON.stringify({ at: now, text }));
		return true;
	} catch (error) {
		console.warn('What is being written is not kept on this device', error);
		return false;
	}
}

/** Forgets it: it has been sent. */
export function forgetUnsent() {
	keepUnsent(blank);
}
