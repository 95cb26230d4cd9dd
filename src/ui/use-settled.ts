import { useEffect, useState } from 'react';

const SETTLES_IN_MS = 2000;

/** What a text has said for two seconds: what only passes is skipped. The first text counts at once. */
export function useSettled(text: string): string {
	const [settled, settle] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), SETTLES_IN_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
