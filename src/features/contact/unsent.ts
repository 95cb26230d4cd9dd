import type { Contact } from '#domain/outreach/contact.ts';

/** What a person writes in the contact form. */
export type ContactText = Omit<Contact, 'website'>;

/** A letter that was begun. One about something else does not take its place. */
export interface Letter {
	/** The subject that a link asked for; empty for a letter of one's own. */
	about: string;
	text: ContactText;
}

/** Nothing written yet. */
export const blank: ContactText = { fname: '', lname: '', email: '', subject: '', message: '' };

const fields = Object.keys(blank) as (keyof ContactText)[];

const KEY = 'ctt.contact';
const KEPT_MS = 30 * 86_400_000;

interface KeptLetter extends Letter {
	/** When it was last written on, in ms. */
	at: number;
}

/**
 * The letter about this that was written on this device and not sent; with nothing named, the one written last.
 * Undefined when there is none, or the device does not say.
 */
export function readUnsent(about: string, now = Date.now()): Letter | undefined {
	const letters = readLetters(now);
	return about === '' ? letters[0] : letters.find((letter) => letter.about === about);
}

/** Keeps what is being written, until it is sent; says whether the device did. */
export function keepUnsent({ about, text }: Letter, now = Date.now()): boolean {
	const isBlank = Object.values(text).every((each) => each.trim() === '');
	const others = readLetters(now).filter((letter) => letter.about !== about);
	const letters = isBlank ? others : [{ about, at: now, text }, ...others];
	try {
		if (letters.length === 0) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, JSON.stringify(letters));
		return true;
	} catch (error) {
		console.warn('What is being written is not kept on this device', error);
		return false;
	}
}

/** Forgets a letter: it has been sent. One that was written on while it was on its way stays. */
export function forgetUnsent({ about, text }: Letter, now = Date.now()) {
	const kept = readLetters(now).find((letter) => letter.about === about)?.text;
	if (kept && fields.every((field) => kept[field] === text[field])) keepUnsent({ about, text: blank }, now);
}

/** All that are not too old, the one written last first. */
function readLetters(now: number): KeptLetter[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		if (!Array.isArray(kept) || !kept.every(isKeptLetter)) throw new TypeError('These are no letters');
		return kept.filter(({ at }) => now - at <= KEPT_MS).sort((a, b) => b.at - a.at);
	} catch (error) {
		console.warn('What was written and not sent cannot be read', error);
		return [];
	}
}

/** Looked at by hand: the page would wait for the library that checks shapes elsewhere. */
function isKeptLetter(value: unknown): value is KeptLetter {
	const { about, at, text } = (value ?? {}) as {
		about?: unknown;
		at?: unknown;
		text?: Record<string, unknown>;
	};
	const isText = fields.every((field) => typeof text?.[field] === 'string');
	return typeof about === 'string' && typeof at === 'number' && isText;
}
