import { useState } from 'react';

/**
 * Typed text stored for as long as this tab is open: a reload, or leaving and coming back, loses nothing. If the browser
 * stores nothing, it lasts as long as its component.
 */
export function useStoredText(key: string, start = ''): [text: string, change: (text: string) => void] {
	const [text, setText] = useState(() => read(key) ?? start);
	const change = (typed: string) => {
		setText(typed);
		write(key, typed);
	};
	return [text, change];
}

/** True when this tab keeps text that has not been used yet. */
export function isTextStored(key: string): boolean {
	return read(key) !== null;
}

function read(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch (error) {
		console.warn('What was typed in this tab cannot be read', error);
		return null;
	}
}

function write(key: string, text: string) {
	try {
		if (text === '') sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch (error) {
		console.warn('What is typed is not stored in this tab', error);
	}
}
