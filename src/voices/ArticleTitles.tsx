import type { ListedArticle } from '#domain/articles/article.ts';
import { ArticleLink } from './ArticleLink.tsx';
import styles from './ArticleTitles.module.css';
import { SampleMark } from './SampleMark.tsx';
import { useKeeping } from './use-keeping.ts';

/** Titles of articles, each a link; `withExcerpts` adds what each is about. */
export function ArticleTitles({
	articles,
	withExcerpts,
}: {
	articles: readonly ListedArticle[];
	withExcerpts?: boolean;
}) {
	const keep = useKeeping(articles);
	return (
		<ul ref={keep} className={withExcerpts ? styles.rows : styles.titles}>
			{articles.map((article) => (
				<li key={article.id}>
					<ArticleLink article={article} />
					<SampleMark article={article} />
					{withExcerpts && article.excerpt && <p>{article.excerpt}</p>}
				</li>
			))}
		</ul>
	);
}
