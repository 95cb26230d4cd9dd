import { useEffect, useState } from 'react';

const SETTLES_IN_MS = 2000;

/**
 * Returns the text once it has been the same for two seconds: passing ones are skipped. The first text counts at once.
 */
export function useSettled(text: string): string {
	const [settled, settle] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), SETTLES_IN_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
