import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';

/** Typed text, its setter, and a flag that is true once typing has paused long enough to check it. */
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
