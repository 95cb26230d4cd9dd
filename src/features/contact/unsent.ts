import type { Contact } from '#domain/contact/contact.ts';
import { DAY_MS } from '#domain/durations.ts';
import { storedValue } from '#runtime/browser-store.ts';

/** The fields that a person fills in. */
export type ContactText = Omit<Contact, 'website'>;

/** A message that was begun. One on another subject does not replace it. */
export interface Letter {
	/** The subject that a link asked for; empty for the person's own message. */
	about: string;
	text: ContactText;
}

export const blank: ContactText = { fname: '', lname: '', email: '', subject: '', message: '' };

const fields = Object.keys(blank) as (keyof ContactText)[];

const RETENTION_MS = 30 * DAY_MS;

interface StoredLetter extends Letter {
	/** The last change, in ms. */
	at: number;
}

const storedLetters = storedValue('device', 'ctt.contact', (stored) => {
	if (!Array.isArray(stored) || !stored.every(isStoredLetter)) throw new TypeError('These are no letters');
	return stored;
});

/**
 * The unsent message on this subject from this device; without a subject, the most recent one. Undefined if there is
 * none, or the device does not say.
 */
export function readUnsent(about: string, now = Date.now()): Letter | undefined {
	const letters = readLetters(now);
	return about === '' ? letters[0] : letters.find((letter) => letter.about === about);
}

/** Saves an unfinished message until it is sent; returns true if the device did. */
export function storeUnsent({ about, text }: Letter, now = Date.now()): boolean {
	const isBlank = Object.values(text).every((each) => each.trim() === '');
	const others = readLetters(now).filter((letter) => letter.about !== about);
	const letters = isBlank ? others : [{ about, at: now, text }, ...others];
	return storedLetters.write(letters.length === 0 ? null : letters);
}

/** Deletes a message that has been sent. One that was edited while it was on its way stays. */
export function forgetUnsent({ about, text }: Letter, now = Date.now()) {
	const stored = readLetters(now).find((letter) => letter.about === about)?.text;
	if (stored && fields.every((field) => stored[field] === text[field]))
		storeUnsent({ about, text: blank }, now);
}

/** All that are not too old, most recent first. */
function readLetters(now: number): StoredLetter[] {
	const stored = storedLetters.read() ?? [];
	return stored.filter(({ at }) => now - at <= RETENTION_MS).sort((a, b) => b.at - a.at);
}

/** Checked by hand: otherwise the page would wait for the library that validates shapes elsewhere. */
function isStoredLetter(value: unknown): value is StoredLetter {
	const { about, at, text } = (value ?? {}) as {
		about?: unknown;
		at?: unknown;
		text?: Record<string, unknown>;
	};
	const isText = fields.every((field) => typeof text?.[field] === 'string');
	return typeof about === 'string' && typeof at === 'number' && isText;
}
