import { Suspense, use, useCallback } from 'react';
import { NavigationType, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { countWords } from '#domain/count-words.ts';
import { paths } from '#domain/paths.ts';
import { regions } from '#domain/states/region.ts';
import { useSiteSearch } from '#search/use-site-search.ts';
import { RegionKey } from '#sheet/RegionKey.tsx';
import { Bones } from '#ui/Bones.tsx';
import { Empty } from '#ui/Empty.tsx';
import { focusIt } from '#ui/focus-it.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { FoundRows } from '#ui/search/FoundRows.tsx';
import type { FoundList } from '#ui/search/found.ts';
import { SearchField } from '#ui/search/SearchField.tsx';
import styles from './SearchScreen.module.css';

/** The query in the address, and its results. */
export interface SearchPage {
	query: string;
	answer: Promise<FoundList>;
}

/** The results of a search, each linking to its college or state, and next to them other ways to explore. */
export function SearchScreen() {
	const { query, answer } = useLoaderData<SearchPage>();
	const finder = useSiteSearch();
	return (
		<div className={`${layout.wrap} ${layout.section} ${styles.screen}`}>
			<div className={layout.stack}>
				<h1 tabIndex={-1}>Search</h1>
				<SearchField
					label="Search colleges and states"
					placeholder="Where do you want to go?"
					finder={finder}
					shownQuery={query}
				/>
				{query === '' ? (
					<Empty title="Look for a college, a state or a town" heading="h2">
						<p>Type any part of its name. Search works with no signal, too.</p>
					</Empty>
				) : (
					<Suspense fallback={<Bones heights={[1.5, 3.5, 3.5, 3.5]} label="Searching" />}>
						<Results query={query} answer={answer} />
					</Suspense>
				)}
			</div>
			<LookAround />
		</div>
	);
}

/**
 * Moves a person who searches on this page to the answer, so that a phone hides its keyboard; not one who has already
 * typed something else.
 */
function Results({ query, answer }: { query: string; answer: Promise<FoundList> }) {
	const { key, state } = useLocation();
	const isNew = useNavigationType() !== NavigationType.Pop;
	const isAsked = isNew && state?.isAskedThere === true;
	const list = use(answer);
	const focusAnswer = useCallback(
		(element: HTMLElement | null) => {
			const { activeElement } = document;
			const typed = activeElement instanceof HTMLInputElement ? activeElement.value.trim() : query;
			if (typed === query) focusIt(element);
		},
		[query],
	);
	return (
		<>
			<p
				key={key}
				ref={isAsked ? focusAnswer : undefined}
				tabIndex={-1}
				role="status"
				className={layout.lead}
			>
				{summary(query, list)}
			</p>
			{list.rows.length === 0 && <p>Check the spelling, try a town, or look around by region.</p>}
			<FoundRows rows={list.rows} />
		</>
	);
}

function summary(query: string, { rows, hasMore, notFound }: FoundList): string {
	if (notFound) return notFound;
	if (hasMore) return `The first ${rows.length} results for “${query}”`;
	return `${countWords(rows.length, 'result')} for “${query}”`;
}

function LookAround() {
	return (
		<nav className={styles.around} aria-labelledby="look-around">
			<h2 id="look-around">Look around</h2>
			<ul>
				{regions.map(({ id, idString, hue }) => (
					<li key={id}>
						<Link to={paths.region(idString)}>
							<RegionKey hue={hue} />
							{idString}
						</Link>
					</li>
				))}
				<li>
					<Link to={paths.collegeGuides}>All college guides</Link>
				</li>
			</ul>
		</nav>
	);
}
