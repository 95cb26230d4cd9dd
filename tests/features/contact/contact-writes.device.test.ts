import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writableLine, writableLines } from '#domain/forms/rules.ts';
import { notSentWords } from '#features/contact/contact-writes.ts';
import { forgetLetter, readLetter, storeLetter } from '#features/contact/letters.ts';

const DAY = 86_400_000;
const letter = {
	fname: 'Rosa',
	lname: 'Ortiz',
	email: 'rosa@',
	subject: '',
	message: 'The café on Main Street.\nYours, Rosa',
};

let kept: Map<string, string>;
beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const about = (subject: string, message = 'x') => ({ about: subject, text: { ...letter, message } });

test('an unsent message is kept as typed, for 30 days', () => {
	expect(readLetter('')).toBeUndefined();
	expect(storeLetter({ about: '', text: letter }, 1000)).toBe(true);
	expect(readLetter('', 1000 + 30 * DAY)).toMatchObject({ about: '', text: letter });
	expect(readLetter('', 1001 + 30 * DAY)).toBeUndefined();
});

test('a link with another subject replaces no letter; each is found again, the latest first', () => {
	storeLetter(about('', 'a café has closed'), 1);
	storeLetter(about('Itinerary: Single campus', 'we would like'), 2);
	expect(readLetter('My data', 3)).toBeUndefined();
	expect(readLetter('Itinerary: Single campus', 3)?.text.message).toBe('we would like');
	expect(readLetter('', 3)?.about).toBe('Itinerary: Single campus');
	storeLetter(about('', 'a café has closed, and a hotel'), 4);
	expect(readLetter('', 5)?.text.message).toBe('a café has closed, and a hotel');
	expect(readLetter('Itinerary: Single campus', 5)?.text.message).toBe('we would like');
});

test('a letter that was sent or cleared leaves nothing on the device, and the others stay', () => {
	storeLetter(about('', 'mine'));
	storeLetter(about('My data'));
	forgetLetter(about('My data'));
	expect(readLetter('')?.text.message).toBe('mine');
	storeLetter({ about: '', text: { fname: ' ', lname: '', email: '', subject: '', message: '\n' } });
	expect([...kept]).toEqual([]);
});

test('words added while the letter was being sent are not lost with it', () => {
	storeLetter(about('', 'the café has closed'));
	storeLetter(about('', 'the café has closed, and the hotel'));
	forgetLetter(about('', 'the café has closed'));
	expect(readLetter('')?.text.message).toBe('the café has closed, and the hotel');
});

test.each(['', 'null', '{', '7', '[{"at":1}]', '[{"about":"","at":9e15,"text":{"fname":1}}]'])(
	'%o on the device counts as nothing written, and is in nobody’s way',
	(value) => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		kept.set('ctt.contact', value);
		expect(readLetter('')).toBeUndefined();
		expect(storeLetter(about('', 'mine'))).toBe(true);
		expect(readLetter('')?.text.message).toBe('mine');
	},
);

test('pasting brings no invisible characters: a page break becomes a line break, and a line stays one', () => {
	expect(writableLines('a\u000bb\u000cc\r\nd\te\u0007\u0000f\u2028g')).toBe('a\nb\nc\nd\tef\ng');
	expect(writableLine('a\u000bb\tc\u0007')).toBe('a b c');
	expect(writableLines('Zoë 李 🎓 “x”')).toBe('Zoë 李 🎓 “x”');
});

test('a device that stores nothing says so, and so do the words on the page', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('localStorage', {
		getItem: () => null,
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError');
		},
	});
	expect(storeLetter(about(''))).toBe(false);
	expect(warn).toHaveBeenCalledWith('This browser does not store "ctt.contact"', expect.anything());
	expect(notSentWords('no_signal', { device: 'phone', isStored: false })).toEqual({
		first: 'No answer came, so we don’t know whether your message was sent.',
		rest: 'This phone can’t save what you wrote, so keep this page open. Send it again once you’re back online.',
	});
});

test('the page says why a message was not sent, and that nothing is lost', () => {
	const keeps = 'What you wrote is saved on this phone until it’s sent.';
	const words = (['no_signal', 'in_doubt', 'too_many', 'refused', 'failed'] as const).map((why) =>
		Object.values(notSentWords(why, { device: 'phone', isStored: true })).join(' '),
	);
	expect(words).toEqual([
		`No answer came, so we don’t know whether your message was sent. ${keeps} Send it again once you’re back online.`,
		`Something went wrong on our side, so we don’t know whether your message was sent. ${keeps} Please try again.`,
		`Too many messages came from here, so we couldn’t send yours. ${keeps} Send it again in an hour.`,
		`We couldn’t accept your message. Please check what you wrote. ${keeps}`,
		`Something went wrong on our server, so we couldn’t send your message. ${keeps} Please try again.`,
	]);
});
