import type { ListedArticle } from '#domain/articles/article.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { paint } from '#ui/paint.ts';
import styles from './ArticleTile.module.css';
import { NewWindow } from './NewWindow.tsx';
import { SampleMark } from './SampleMark.tsx';
import { tileHue } from './tile-hue.ts';
import { useOpenArticle } from './use-open-article.ts';

/** One of the first three articles as a button; the article opens in a new window by the rule of §4. */
export function ArticleTile({ article, index }: { article: ListedArticle; index: number }) {
	const open = useOpenArticle(article);
	return (
		<button type="button" className={styles.tile} onClick={open} {...paint(tileHue(index))}>
			<span className={styles.art}>
				<ContourArt seed={article.id} variant="tile" />
				<span className={styles.number} aria-hidden="true">
					{index + 1}
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
