import { useMemo } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import { Link } from '#ui/Link.tsx';
import { ArticleTitles } from '#voices/ArticleTitles.tsx';

const SHOWN = 3;

/** The first titles about a place, and the way to all of them when there are more. */
export function PlaceArticles({
	articles,
	all,
	place,
}: {
	articles: ListedArticle[];
	/** The address of the list of all of them. */
	all: string;
	place: string;
}) {
	const shown = useMemo(() => articles.slice(0, SHOWN), [articles]);
	if (articles.length === 0) return null;
	return (
		<>
			<ArticleTitles articles={shown} />
			{articles.length > SHOWN && <Link to={all}>{`All ${articles.length} about ${place}`}</Link>}
		</>
	);
}
