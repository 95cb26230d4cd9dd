import type { ListedArticle } from '#domain/articles/article.ts';
import layout from '#ui/layout.module.css';

/** Marks an article that we wrote ourselves as an example of what belongs here. */
export function SampleMark({ article }: { article: Pick<ListedArticle, 'is_sample'> }) {
	return article.is_sample ? <span className={layout.collar}>Sample article</span> : null;
}
