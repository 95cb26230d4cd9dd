import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import type { Finder } from '#ui/search/found.ts';

/** A search for open colleges other than these; a picked one joins them. */
export function useCollegeFinder(ids: readonly number[]): Finder {
	const navigate = useNavigate();
	const chosen = ids.join();
	return useMemo(() => {
		const others = chosen.split(',').filter(Boolean).map(Number);
		const withOne = (id: number) => (others.includes(id) ? null : paths.compare([...others, id]));
		return {
			find: (query) =>
				insistOn(async () => (await import('#search/site-search.ts')).findOpenColleges(query, withOne)),
			debounceMs: limits.searchDebounceMs,
			onChoose: ({ to }) => void navigate(to),
		};
	}, [chosen, navigate]);
}
