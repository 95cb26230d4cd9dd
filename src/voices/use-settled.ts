import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';

/** A text that is typed, the way to change it, and whether typing stopped long enough ago for it to be checked. */
export function useSettled(): [text: string, change: (text: string) => void, isSettled: boolean] {
	const [text, setText] = useState('');
	const [settled, setSettled] = useState('');
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const change = (typed: string) => {
		setText(typed);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setSettled(typed), limits.emailDebounceMs);
	};
	return [text, change, text === settled];
}
