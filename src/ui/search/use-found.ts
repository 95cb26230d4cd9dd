import { useEffect, useState } from 'react';
import type { Finder, FoundList } from './found.ts';

const NOTHING: FoundList = { found: [], near: [] };

/** Looks a query up as it is typed, once typing pauses; `settled` while the list belongs to the query shown. */
export function useFound(query: string, { find, debounceMs }: Pick<Finder, 'find' | 'debounceMs'>) {
	const [answer, setAnswer] = useState({ query: '', list: NOTHING });
	useEffect(() => {
		const wanted = query.trim();
		if (wanted === '') {
			setAnswer({ query, list: NOTHING });
			return;
		}
		let current = true;
		const timer = setTimeout(async () => {
			const list = await find(wanted);
			if (current) setAnswer({ query, list });
		}, debounceMs);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [query, find, debounceMs]);
	return { list: answer.list, settled: answer.query === query };
}
