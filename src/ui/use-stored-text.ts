import { useEffect, useRef, useState } from 'react';
import { storedText } from '#runtime/browser-store.ts';

/**
 * Typed text, stored for as long as this tab is open: a reload, or leaving and coming back, loses nothing. If the
 * browser stores nothing, it lasts as long as its component. When the key changes, the text moves along. An emptied
 * text is stored, too; null means that the text has been used.
 */
export function useStoredText(
	key: string,
	start = '',
): [text: string, change: (text: string | null) => void] {
	const [text, setText] = useState(() => storedText('tab', key).read() ?? start);
	const storedAs = useRef(key);
	useEffect(() => {
		if (storedAs.current !== key) moveText(storedAs.current, key);
		storedAs.current = key;
	}, [key]);
	const change = (typed: string | null) => {
		setText(typed ?? start);
		storedText('tab', key).write(typed);
	};
	return [text, change];
}

function moveText(from: string, to: string) {
	storedText('tab', to).write(storedText('tab', from).read());
	storedText('tab', from).write(null);
}

/** True when this tab stores text that has not been used yet. */
export function isTextStored(key: string): boolean {
	return storedText('tab', key).read() !== null;
}
