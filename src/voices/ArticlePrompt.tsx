import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWaitingArticle } from './waiting-article.ts';

const WaitingArticlePrompt = lazyPart(() => import('./WaitingArticlePrompt.tsx'), 'WaitingArticlePrompt');

/** The email popup over a list of articles, while one is waiting. */
export function ArticlePrompt() {
	const waiting = useWaitingArticle();
	return (
		waiting && (
			<Suspense fallback={null}>
				<WaitingArticlePrompt key={waiting.address} article={waiting} />
			</Suspense>
		)
	);
}
