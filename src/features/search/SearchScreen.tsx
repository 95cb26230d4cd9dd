import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSiteSearch } from '#content/use-site-search.ts';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import type { FoundList } from '#ui/search/found.ts';
import { SearchField } from '#ui/search/SearchField.tsx';
import { SearchRow } from '#ui/search/SearchRow.tsx';
import styles from './SearchScreen.module.css';
import type { SearchPage } from './search-page.ts';

/** The results of a search, each leading to its college or state. */
export function SearchScreen() {
	const { query, answer } = useLoaderData<SearchPage>();
	const finder = useSiteSearch();
	return (
		<div className={`${layout.wrap} ${layout.section} ${styles.screen}`}>
			<h1 tabIndex={-1}>Search</h1>
			<SearchField
				key={query}
				label="Search colleges and states"
				placeholder="Where do you want to go?"
				finder={finder}
				initialQuery={query}
			/>
			{query === '' && (
				<Empty title="Look for a college or a state" heading="h2">
					<p>Type any part of its name. It works with no signal, too.</p>
					<ButtonLink to={paths.collegeGuides}>All college guides</ButtonLink>
				</Empty>
			)}
			{query !== '' && (
				<Suspense fallback={<Bones heights={[1.5, 3.5, 3.5, 3.5]} label="Searching" />}>
					<Results query={query} answer={answer} />
				</Suspense>
			)}
		</div>
	);
}

function summary(query: string, count: number): string {
	if (count === 0) return `No college or state by that name: “${query.slice(0, 80)}”. The nearest:`;
	return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`;
}

function Results({ query, answer }: { query: string; answer: Promise<FoundList> }) {
	const { found, near } = use(answer);
	return (
		<>
			<p role="status" className={layout.lead}>
				{summary(query, found.length)}
			</p>
			<ul className={styles.results}>
				{(found.length > 0 ? found : near).map((each) => (
					<li key={each.to}>
						<Link to={each.to}>
							<SearchRow found={each} />
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
