import { lazy, Suspense } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { useWaitingArticle } from './waiting-article.ts';

const WaitingArticlePrompt = lazy(async () => ({
	default: (await insistOn(() => import('./WaitingArticlePrompt.tsx'))).WaitingArticlePrompt,
}));

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
