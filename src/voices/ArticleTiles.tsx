import type { ArticleList } from '#content/shown-articles.ts';
import { limits } from '#domain/limits.ts';
import styles from './ArticleTile.module.css';
import { ArticleTile } from './ArticleTile.tsx';
import { useFirstGeneral } from './first-general.ts';
import { NoArticlesHere } from './NoArticlesHere.tsx';
import { NothingWritten } from './NothingWritten.tsx';
import { useStoreWhenShown } from './use-store-when-shown.ts';

/** The first three general articles as buttons; bones of the same shape while they load. */
export function ArticleTiles({ list }: { list: ArticleList }) {
	const first = useFirstGeneral(list);
	const storeWhenShown = useStoreWhenShown(first);
	if (list.kind === 'loading') return <TileBones />;
	if (list.kind === 'missing') return <NoArticlesHere why={list.why} />;
	if (first.length === 0) return <NothingWritten />;
	return (
		<ul ref={storeWhenShown} className={styles.tiles}>
			{first.map((article, index) => (
				<li key={article.id}>
					<ArticleTile article={article} index={index} />
				</li>
			))}
		</ul>
	);
}

/** Placeholders for three tiles. */
export function TileBones() {
	return (
		<div className={styles.tiles} role="status" aria-label="Loading articles">
			{Array.from({ length: limits.generalArticles }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity.
				<span key={at} className={styles.bone} />
			))}
		</div>
	);
}
