import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { insistOn } from '#runtime/insist-on.ts';
import type { Finder } from '#ui/search/found.ts';

/**
 * The site's search for a search box, over colleges and states; picking one opens its page, Enter opens the search
 * page.
 */
export function useSiteSearch(): Finder {
	const navigate = useNavigate();
	return useMemo(
		() => ({
			find: (query) => insistOn(async () => (await import('./site-search.ts')).findCollegesAndStates(query)),
			debounceMs: limits.searchDebounceMs,
			onChoose: ({ to }) => void navigate(to),
			// A person who searches on the search page stays there, and is moved to the answer.
			onSubmit: (query) => {
				const isAskedThere = location.pathname === paths.search();
				void navigate(paths.search(query), { state: { isAskedThere } });
			},
		}),
		[navigate],
	);
}
