import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { FindStops, FoundStops } from './found-stop.ts';

/** A query and its results; the answer is null when there is nothing to look up, or while looking it up. */
export interface StopSearch {
	query: string;
	answer: FoundStops | null;
	setQuery: (query: string) => void;
	/** Looks the query up at once, without waiting for a pause in typing. */
	findNow: () => Promise<FoundStops>;
}

/** Looks the query up once typing pauses. */
export function useStopSearch(find: FindStops): StopSearch {
	const [query, showQuery] = useState('');
	const [answer, setAnswer] = useState<FoundStops | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const lookUp = async (wanted: string) => {
		const asked = timer.current;
		const found = await find(wanted);
		// Only the answer to the latest query is shown.
		if (asked === timer.current) setAnswer(found);
	};
	return {
		query,
		answer,
		setQuery: (typed) => {
			showQuery(typed);
			clearTimeout(timer.current);
			const wanted = typed.trim();
			if (wanted.length < limits.searchMinCharacters) setAnswer(null);
			timer.current = setTimeout(() => wanted && void lookUp(wanted), limits.searchDebounceMs);
		},
		findNow: () => find(query.trim()),
	};
}
