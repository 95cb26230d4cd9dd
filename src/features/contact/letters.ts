import type { Contact } from '#domain/contact/contact.ts';
import { storedValue } from '#runtime/browser-store.ts';
import { isRecent, VISITORS_LETTERS } from '#session/letters.ts';
import { readSession } from '#session/session.ts';

/** The fields that a person fills in. */
export type LetterText = Omit<Contact, 'website'>;

/** A message to us that was begun and not sent. One on another subject does not replace it. */
export interface Letter {
	/** The subject that a link asked for; empty for a letter of the person's own. */
	about: string;
	text: LetterText;
}

export const blank: LetterText = { fname: '', lname: '', email: '', subject: '', message: '' };

const fields = Object.keys(blank) as (keyof LetterText)[];

interface StoredLetter extends Letter {
	/** When it was last changed, in ms. */
	at: number;
}

/**
 * Reads the reader's letter on this subject from this device, else a visitor's; without a subject, the most recent
 * one. Undefined if there is none, or the device cannot tell.
 */
export function readLetter(about: string, now = Date.now()): Letter | undefined {
	const found = (key: string) =>
		readLetters(key, now).find((letter) => about === '' || letter.about === about);
	return found(ownKey()) ?? found(VISITORS_LETTERS);
}

/** Saves a letter until it is sent; returns true if the device did. */
export function storeLetter({ about, text }: Letter, now = Date.now()): boolean {
	const isBlank = Object.values(text).every((each) => each.trim() === '');
	const isThis = (letter: Letter) => letter.about === about;
	const own = readLetters(ownKey(), now);
	const others = own.filter((letter) => !isThis(letter));
	if (!writeLetters(ownKey(), isBlank ? others : [{ about, at: now, text }, ...others])) return false;
	const visitors = readLetters(VISITORS_LETTERS, now);
	// It becomes the reader's with their first change; a visitor's letter behind one of their own is a separate one.
	if (ownKey() === VISITORS_LETTERS || own.some(isThis) || !visitors.some(isThis)) return true;
	return writeLetters(
		VISITORS_LETTERS,
		visitors.filter((letter) => !isThis(letter)),
	);
}

/** Deletes a letter that was sent. One edited in the meantime stays. */
export function forgetLetter({ about, text }: Letter, now = Date.now()) {
	const isThis = (letter: Letter) => letter.about === about;
	const stored = (readLetters(ownKey(), now).find(isThis) ?? readLetters(VISITORS_LETTERS, now).find(isThis))
		?.text;
	if (stored && fields.every((field) => stored[field] === text[field]))
		storeLetter({ about, text: blank }, now);
}

/** Nobody else is shown what is stored under it, and signing out on purpose deletes it (`forgetOwnTexts`). */
const ownKey = () => readSession().letters ?? VISITORS_LETTERS;

/** Letters that the browser refused to store last as long as the page. */
const notStored = new Map<string, StoredLetter[]>();

/** Reads all that are not too old, most recent first. */
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
		if (!Array.isArray(stored) || !stored.every(isStoredLetter)) throw new TypeError('These are not letters');
		return stored;
	});

/** Checked by hand: otherwise the page would wait for the validation library used elsewhere. */
function isStoredLetter(value: unknown): value is StoredLetter {
	const { about, at, text } = (value ?? {}) as {
		about?: unknown;
		at?: unknown;
		text?: Record<string, unknown>;
	};
	const isText = fields.every((field) => typeof text?.[field] === 'string');
	return typeof about === 'string' && typeof at === 'number' && isText;
}
