import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { limits } from '#domain/limits.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import layout from '#ui/layout.module.css';
import type { Finder } from '#ui/search/found.ts';
import { SearchField } from '#ui/search/SearchField.tsx';
import { collegeEditorPath } from './college-path.ts';
import { findInvisible, makeVisible } from './college-writes.ts';

const MOST = 8;

/** Searches the colleges hidden from visitors, and makes the chosen one visible. */
export function AddCollege() {
	const navigate = useNavigate();
	const finder = useMemo<Finder>(
		() => ({
			find: async (query) => {
				const found = await findInvisible(query);
				const rows = found.slice(0, MOST).map(({ ipeds_id, name, city, state_abbreviation }) => ({
					to: collegeEditorPath(ipeds_id),
					title: name,
					parts: matchParts(name, query),
					detail: `${city}, ${state_abbreviation}`,
					hue: paintHue(ipeds_id),
				}));
				const notFound = rows.length > 0 ? '' : 'No invisible college by that name.';
				return { rows, hasMore: found.length > MOST, notFound };
			},
			debounceMs: limits.adminSearchDebounceMs,
			onChoose: async ({ to, title }) => {
				const ipedsId = Number(to.split('/').at(-1));
				if (await makeVisible(ipedsId, title)) void navigate(to);
			},
		}),
		[navigate],
	);
	return (
		<section className={layout.stack} aria-labelledby="add">
			<h2 id="add">Add a college</h2>
			<SearchField label="Add a college" placeholder="Name of an invisible college" finder={finder} />
		</section>
	);
}
