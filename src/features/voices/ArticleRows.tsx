import type { ListedArticle } from '#domain/articles/article.ts';
import type { Places } from '#domain/articles/places.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { paint } from '#ui/paint.ts';
import { ArticleLink } from '#voices/ArticleLink.tsx';
import { SampleMark } from '#voices/SampleMark.tsx';
import { useStoreWhenShown } from '#voices/use-store-when-shown.ts';
import styles from './ArticleRows.module.css';
import { articleHue } from './article-hue.ts';

/** Articles in rows, each with a piece of its own map and its subject. */
export function ArticleRows({
	articles,
	places,
}: {
	articles: readonly ListedArticle[];
	places: Pick<Places, 'states' | 'subregions'>;
}) {
	const storeWhenShown = useStoreWhenShown(articles);
	return (
		<ul ref={storeWhenShown} className={styles.rows}>
			{articles.map((article) => (
				<li key={article.id} {...paint(articleHue(article, places))}>
					<span className={styles.art} aria-hidden="true">
						<ContourArt seed={article.id} variant="tile" />
					</span>
					<div className={styles.words}>
						<SampleMark article={article} />
						<ArticleLink article={article} />
						{article.excerpt && <p>{article.excerpt}</p>}
					</div>
				</li>
			))}
		</ul>
	);
}

/** Placeholders for rows that are still loading. */
export function RowBones() {
	return (
		<div className={styles.rows} role="status" aria-label="Loading articles">
			{Array.from({ length: 4 }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity.
				<span key={at} className={styles.bone} />
			))}
		</div>
	);
}
