import type { Contact } from '#domain/contact/contact.ts';
import { storedValue } from '#runtime/browser-store.ts';
import { isRecent, VISITORS_LETTERS } from '#session/letters.ts';
import { readSession } from '#session/session.ts';

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

interface StoredLetter extends Letter {
	/** The last change, in ms. */
	at: number;
}

/**
 * The reader's unsent message on this subject from this device, else a visitor's; without a subject, the most recent one.
 * Undefined if there is none, or the device does not say.
 */
export function readUnsent(about: string, now = Date.now()): Letter | undefined {
	const found = (key: string) =>
		readLetters(key, now).find((letter) => about === '' || letter.about === about);
	return found(ownKey()) ?? found(VISITORS_LETTERS);
}

/** Saves an unfinished message until it is sent; returns true if the device did. */
export function storeUnsent({ about, text }: Letter, now = Date.now()): boolean {
	const isBlank = Object.values(text).every((each) => each.trim() === '');
	const isThis = (letter: Letter) => letter.about === about;
	const own = readLetters(ownKey(), now);
	const others = own.filter((letter) => !isThis(letter));
	if (!writeLetters(ownKey(), isBlank ? others : [{ about, at: now, text }, ...others])) return false;
	const visitors = readLetters(VISITORS_LETTERS, now);
	// It is the reader's from their first change on; one behind a letter of their own is another.
	if (ownKey() === VISITORS_LETTERS || own.some(isThis) || !visitors.some(isThis)) return true;
	return writeLetters(
		VISITORS_LETTERS,
		visitors.filter((letter) => !isThis(letter)),
	);
}

/** Deletes a message that has been sent. One that was edited while it was on its way stays. */
export function forgetUnsent({ about, text }: Letter, now = Date.now()) {
	const isThis = (letter: Letter) => letter.about === about;
	const stored = (readLetters(ownKey(), now).find(isThis) ?? readLetters(VISITORS_LETTERS, now).find(isThis))
		?.text;
	if (stored && fields.every((field) => stored[field] === text[field]))
		storeUnsent({ about, text: blank }, now);
}

/** Nobody else is shown what is under it, and whoever signs out on purpose leaves nothing there (`forgetOwnTexts`). */
const ownKey = () => readSession().letters ?? VISITORS_LETTERS;

/** What the browser refused to store lasts as long as the page. */
const notStored = new Map<string, StoredLetter[]>();

/** All that are not too old, most recent first. */
function readLetters(key: string, now: number): StoredLetter[] {
	const stored = notStored.get(key) ?? lettersAt(key).read() ?? [];
	return stored.filter((letter) => isRecent(letter, now)).sort((a, b) => b.at - a.at);
}

function writeLetters(key: string, letters: StoredLetter[]): boolean {
	const isStored = lettersAt(key).write(letters.length === 0 ? null : letters);
	if (isStored) notStored.delete(key);
	else notStored.set(key, letters);
	return isStored;
}

const lettersAt = (key: string) =>
	storedValue('device', key, (stored) => {
		if (!Array.isArray(stored) || !stored.every(isStoredLetter)) throw new TypeError('These are no letters');
		return stored;
	});

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
