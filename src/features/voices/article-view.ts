import type { WhyMissing } from '#content/why-missing.ts';
import type { Article } from '#domain/articles/article.ts';

export interface PlaceLink {
	to: string;
	label: string;
}

/** An article page's content: the article, or why it is neither on this device nor available. */
export type ArticleView = { title: string } & (
	| {
			kind: 'article';
			article: Article;
			about: PlaceLink[];
			/** Hue of its drawing, in degrees. */
			hue: number;
	  }
	| { kind: 'missing'; why: WhyMissing }
);
