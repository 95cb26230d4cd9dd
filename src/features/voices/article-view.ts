import type { WhyMissing } from '#content/shown-articles.ts';
import type { Article } from '#domain/articles/article.ts';

/** A place that an article is about, with its page. */
export interface PlaceLink {
	to: string;
	label: string;
}

/** What an article's page shows: the article, or that it is neither on this device nor to be had. */
export type ArticleView = { title: string } & (
	| { kind: 'article'; article: Article; about: PlaceLink[] /** Of its drawing, in degrees. */; hue: number }
	| { kind: 'missing'; why: WhyMissing }
);
