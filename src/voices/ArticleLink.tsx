import type { MouseEvent, ReactNode } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import { useReachable } from '#runtime/reachability.ts';
import { articleAddress } from './article-address.ts';
import { NewWindow } from './NewWindow.tsx';
import { mayOpen } from './open-article.ts';

/** A link to an article, which opens in a new window by the rule of §4. */
export function ArticleLink({ article, children }: { article: ListedArticle; children?: ReactNode }) {
	const address = articleAddress(article, useReachable());
	const ask = (event: MouseEvent) => {
		if (!mayOpen({ title: article.article_title, address })) event.preventDefault();
	};
	return (
		<a
			href={address}
			target="_blank"
			rel="noopener noreferrer"
			onClick={ask}
			onAuxClick={(event) => event.button === 1 && ask(event)}
		>
			{children ?? article.article_title}
			<NewWindow />
		</a>
	);
}
