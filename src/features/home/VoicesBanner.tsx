import type { ListedArticle } from '#domain/articles/article.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { paint } from '#ui/paint.ts';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { useFirstGeneral } from '#voices/first-general.ts';
import { NewWindow } from '#voices/NewWindow.tsx';
import { NoArticlesHere } from '#voices/NoArticlesHere.tsx';
import { NothingWritten } from '#voices/NothingWritten.tsx';
import { SampleMark } from '#voices/SampleMark.tsx';
import { tileHue } from '#voices/tile-hue.ts';
import { useArticles } from '#voices/use-articles.ts';
import { useOpenArticle } from '#voices/use-open-article.ts';
import { useStoreWhenShown } from '#voices/use-store-when-shown.ts';
import styles from './VoicesBanner.module.css';

/** The student voices banner: three general articles, each opened by the rule of §4. */
export function VoicesBanner() {
	const list = useArticles();
	const first = useFirstGeneral(list);
	const storeWhenShown = useStoreWhenShown(first);
	return (
		<section className={styles.banner} aria-labelledby="voices">
			<div className={styles.words}>
				<h2 id="voices">Student Voices</h2>
				<p>What the brochure leaves out, written by students.</p>
				<ButtonLink to={paths.studentVoices}>Read Student Voices</ButtonLink>
			</div>
			{list.kind === 'loading' && (
				<Bones heights={Array(limits.generalArticles).fill(3.5)} label="Loading articles" />
			)}
			{list.kind === 'missing' && <NoArticlesHere why={list.why} />}
			{list.kind === 'here' && first.length === 0 && <NothingWritten />}
			{list.kind === 'here' && first.length > 0 && (
				<ul ref={storeWhenShown} className={styles.list}>
					{first.map((article, at) => (
						<li key={article.id}>
							<Voice article={article} hue={tileHue(at)} />
						</li>
					))}
				</ul>
			)}
			<ArticlePrompt />
		</section>
	);
}

function Voice({ article, hue }: { article: ListedArticle; hue: number }) {
	const open = useOpenArticle(article);
	return (
		<button type="button" className={styles.voice} onClick={open}>
			<span className={styles.art} {...paint(hue)}>
				<ContourArt seed={article.id} variant="tile" />
			</span>
			<span>
				<strong>{article.article_title}</strong>
				<SampleMark article={article} />
				<NewWindow />
			</span>
		</button>
	);
}
