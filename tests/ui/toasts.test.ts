import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { dismissToast, noteDialog, rewordToast, showToast, type Toast, useToast } from '#ui/toasts.ts';

const shown = (dialog?: string): Toast | null => {
	let toast: Toast | null = null;
	const Reader = () => {
		toast = useToast(dialog);
		return null;
	};
	renderToStaticMarkup(createElement(Reader));
	return toast;
};
const words = () => shown()?.words;
const dismiss = () => dismissToast(shown()?.id ?? 0);

beforeEach(() => {
	for (let toast = shown(); toast; toast = shown()) dismissToast(toast.id);
});

test('a toast takes the place of the one before it, and none comes back', () => {
	showToast({ words: 'Copied.' });
	const first = shown()?.id ?? 0;
	showToast({ words: 'Saved.' });
	dismissToast(first);
	expect(words()).toBe('Saved.');
	dismiss();
	expect(words()).toBeUndefined();
});

test('what a toast says may change while it is shown, but not once another has come', () => {
	const first = showToast({ words: 'On its way.' });
	rewordToast(first, 'There.');
	expect(shown()).toMatchObject({ id: first, words: 'There.' });
	showToast({ words: 'Copied.' });
	rewordToast(first, 'On its way.');
	expect(words()).toBe('Copied.');
});

test('one that stays gives way to a passing one, comes back after it, and goes once it is answered', () => {
	showToast({ words: 'A new version is ready.', stays: true });
	showToast({ words: 'Copied.' });
	showToast({ words: 'Saved.' });
	expect(words()).toBe('Saved.');
	dismiss();
	expect(words()).toBe('A new version is ready.');
	dismiss();
	expect(words()).toBeUndefined();
	showToast({ words: 'Copied.' });
	dismiss();
	expect(words()).toBeUndefined();
});

test('the answer to one that stays may be another that stays', () => {
	showToast({ words: 'A new version is ready.', stays: true });
	const offer = shown()?.id ?? 0;
	showToast({ words: 'Opening the new version…', stays: true });
	dismissToast(offer);
	showToast({ words: 'Copied.' });
	dismiss();
	expect(words()).toBe('Opening the new version…');
});

test('a toast that comes while a dialog is open is shown in it, and on the page once it has closed', () => {
	showToast({ words: 'Removed.' });
	const close = noteDialog('share');
	expect(words()).toBe('Removed.');
	expect(shown('share')).toBeNull();
	showToast({ words: 'Not sent.' });
	expect(shown('share')?.words).toBe('Not sent.');
	expect(words()).toBeUndefined();
	const closeUpper = noteDialog('on top of it');
	showToast({ words: 'Copied.' });
	expect(shown('on top of it')?.words).toBe('Copied.');
	closeUpper();
	close();
	expect(words()).toBe('Copied.');
});

test('a new version is announced on the page, not over a question', () => {
	const close = noteDialog('share');
	showToast({ words: 'A new version is ready.', stays: true });
	expect(shown('share')).toBeNull();
	close();
	expect(words()).toBe('A new version is ready.');
});
