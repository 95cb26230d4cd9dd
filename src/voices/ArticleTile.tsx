import { useReachable } from '#api/reachability.ts';
import type { ListedArticle } from '#domain/articles/article.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { paint } from '#ui/Blaze.tsx';
import styles from './ArticleTile.module.css';
import { articleAddress } from './article-address.ts';
import { NewWindow } from './NewWindow.tsx';
import { openArticle } from './open-article.ts';
import { SampleMark } from './SampleMark.tsx';

const hues = [152, 45, 230] as const;

/** One of the first three articles as a button; the article opens in a new window by the rule of §4. */
export function ArticleTile({ article, place }: { article: ListedArticle; place: number }) {
	const address = articleAddress(article, useReachable());
	return (
		<button
			type="button"
			className={styles.tile}
			onClick={() => openArticle({ title: article.article_title, address })}
			{...paint(hues[place % hues.length] as number)}
		>
			<span className={styles.art}>
				<ContourArt seed={article.id} variant="tile" />
				<span className={styles.number} aria-hidden="true">
					{place + 1}
				</span>
			</span>
			<span className={styles.words}>
				<SampleMark article={article} />
				<strong>{article.article_title}</strong>
				<NewWindow />
			</span>
		</button>
	);
}
