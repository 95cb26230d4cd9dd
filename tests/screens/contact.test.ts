import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notSentWords } from '#features/contact/send-contact.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '#features/contact/unsent.ts';

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

test('what was written and not sent is kept as it was typed, for 30 days', () => {
	expect(readUnsent()).toBeUndefined();
	expect(keepUnsent(letter, 1000)).toBe(true);
	expect(readUnsent(1000 + 30 * DAY)).toEqual(letter);
	expect(readUnsent(1001 + 30 * DAY)).toBeUndefined();
});

test('what was sent, or taken out again, leaves nothing on the device', () => {
	keepUnsent(letter);
	forgetUnsent();
	expect([...kept]).toEqual([]);
	keepUnsent(letter);
	keepUnsent({ fname: ' ', lname: '', email: '', subject: '', message: '\n' });
	expect([...kept]).toEqual([]);
});

test.each(['', 'null', '{', '7', '{"at":1}', '{"at":9e15,"text":null}', '{"at":9e15,"text":{"fname":1}}'])(
	'%o on the device is nothing that was written',
	(value) => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		kept.set('ctt.contact', value);
		expect(readUnsent()).toBeUndefined();
	},
);

test('a device that keeps nothing says so, and the words tell the person', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.stubGlobal('localStorage', {
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError');
		},
	});
	expect(keepUnsent(letter)).toBe(false);
	expect(warn).toHaveBeenCalledOnce();
	expect(notSentWords('no_signal', 'phone', false)).toEqual({
		first: 'Not sent: no signal.',
		rest: 'This phone does not keep what you wrote: leave this page open. Send it again when there is one.',
	});
});

test('why a message was not sent is said, and that nothing is lost', () => {
	const keeps = 'What you wrote is kept on this phone until it is sent.';
	const words = (['no_signal', 'too_many', 'refused', 'failed'] as const).map((why) =>
		Object.values(notSentWords(why, 'phone', true)).join(' '),
	);
	expect(words).toEqual([
		`Not sent: no signal. ${keeps} Send it again when there is one.`,
		`Not sent: too many messages from here. ${keeps} Send it again in an hour.`,
		`Not accepted. Please look over what you wrote. ${keeps}`,
		`Not sent: our server could not take it. ${keeps} Please try again.`,
	]);
});
