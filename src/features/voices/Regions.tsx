import { useMemo } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { articlesByPlace } from './by-place.ts';
import { RegionVoices } from './RegionVoices.tsx';
import styles from './StudentVoicesScreen.module.css';

/** The five regions in columns, each with the articles about its places. */
export function Regions({ articles, places }: { articles: ListedArticle[]; places: Places }) {
	const regions = useMemo(() => articlesByPlace(articles, places), [articles, places]);
	return (
		<div className={styles.regions}>
			{regions.map((each) => (
				<RegionVoices key={each.region.id} {...each} />
			))}
		</div>
	);
}
