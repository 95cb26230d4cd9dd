import { useMemo } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import { Link } from '#ui/Link.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import styles from './ArticleTitles.module.css';
import { SampleMark } from './SampleMark.tsx';
import { useStoreWhenShown } from './use-store-when-shown.ts';

/** The first few articles about a place as links, with a link to all of them when there are more. */
export function ArticleTitles({
	articles,
	most,
	place,
	all,
}: {
	articles: readonly ListedArticle[];
	most: number;
	place: string;
	/** The address of the full list. */
	all: string;
}) {
	const shown = useMemo(() => articles.slice(0, most), [articles, most]);
	const storeWhenShown = useStoreWhenShown(shown);
	if (articles.length === 0) return null;
	return (
		<ul ref={storeWhenShown} className={styles.titles}>
			{shown.map((article) => (
				<li key={article.id}>
					<ArticleLink article={article} />
					<SampleMark article={article} />
				</li>
			))}
			{articles.length > most && (
				<li>
					<Link to={all}>{`All ${articles.length} about ${place}`}</Link>
				</li>
			)}
		</ul>
	);
}
