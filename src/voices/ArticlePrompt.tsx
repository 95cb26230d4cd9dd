import { lazy, Suspense } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { useHeldArticle } from './held-article.ts';

const HeldPrompt = lazy(async () => ({
	default: (await insistOn(() => import('./HeldPrompt.tsx'))).HeldPrompt,
}));

/** The email popup over a list of articles, while one is held. */
export function ArticlePrompt() {
	const held = useHeldArticle();
	return (
		held && (
			<Suspense fallback={null}>
				<HeldPrompt key={held.address} article={held} />
			</Suspense>
		)
	);
}
