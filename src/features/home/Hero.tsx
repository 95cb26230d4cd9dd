import { Route } from 'lucide-react';
import { Suspense } from 'react';
import type { HomePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { useSiteSearch } from '#search/use-site-search.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { Plaque } from '#ui/Plaque.tsx';
import { SearchField } from '#ui/search/SearchField.tsx';
import styles from './Hero.module.css';

const UsMap = lazyPart(() => import('./UsMap.tsx'), 'UsMap', { whenIdle: true });

/** The sign at the trailhead, next to the map of the states. */
export function Hero({ states, colleges: [example] }: HomePage) {
	const finder = useSiteSearch();
	return (
		<section className={styles.hero} aria-label="Start here">
			<Plaque className={styles.sign}>
				<h1>Plan the whole tour. Drive it with no signal.</h1>
				<p className={layout.lead}>Campus guides and the road between them, kept on your phone.</p>
				<SearchField
					label="Search colleges and states"
					placeholder="Where do you want to go?"
					finder={finder}
				/>
				<div className={layout.row}>
					<ButtonLink to={paths.tripPlanner} kind="go" road>
						<Icon of={Route} />
						Start a trip
					</ButtonLink>
					{example && (
						<Link to={paths.college(example.ipeds_id)} className={styles.example}>
							{`See a guide: ${example.name}`}
						</Link>
					)}
				</div>
			</Plaque>
			<Suspense fallback={<div className={styles.mapSpace} />}>
				<UsMap states={states} />
			</Suspense>
		</section>
	);
}
