import { useEffect, useState } from 'react';
import type { Finder, FoundList } from './found.ts';

const NOTHING: FoundList = { rows: [], hasMore: false, notFound: '' };

/** Looks a query up once typing pauses; `isCurrent` while the list belongs to the query shown. */
export function useFound(query: string, { find, debounceMs }: Pick<Finder, 'find' | 'debounceMs'>) {
	const [answer, setAnswer] = useState({ query: '', list: NOTHING });
	useEffect(() => {
		const wanted = query.trim();
		if (wanted === '') {
			setAnswer({ query, list: NOTHING });
			return;
		}
		let current = true;
		const timer = setTimeout(() => {
			find(wanted).then(
				(list) => current && setAnswer({ query, list }),
				// After an interrupted first visit, the list is not on the device yet: the next letter asks again.
				(error) => console.warn('Nothing could be looked up yet', error),
			);
		}, debounceMs);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [query, find, debounceMs]);
	return { list: answer.list, isCurrent: answer.query === query };
}
