import { RefreshCw, WifiOff } from 'lucide-react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { readingMinutes } from '#domain/articles/reading-time.ts';
import { paths } from '#domain/paths.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Html } from '#ui/Html.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { SampleMark } from '#voices/SampleMark.tsx';
import styles from './ArticleScreen.module.css';
import type { ArticleView } from './article-view.ts';

/** One article, to read or to print. */
export function ArticleScreen() {
	const view = useLoaderData<ArticleView>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			{view.kind === 'article' ? <Reading {...view} /> : <NotHere />}
		</div>
	);
}

function Reading({ article, about }: Extract<ArticleView, { kind: 'article' }>) {
	const isOnBlog = /^https?:\/\//i.test(article.URL);
	return (
		<article className={styles.article}>
			<header className={styles.head}>
				<p className={styles.line}>
					<SampleMark article={article} />
					<span>{`${readingMinutes(article.body)} min read`}</span>
					<time dateTime={article.published}>{day(article.published)}</time>
				</p>
				<h1 tabIndex={-1}>{article.article_title}</h1>
				{about.length > 0 && (
					<p>
						About{' '}
						{about.map(({ to, label }, place) => (
							<span key={label}>
								{place > 0 && ', '}
								<Link to={to}>{label}</Link>
							</span>
						))}
					</p>
				)}
			</header>
			<div className={styles.body}>
				<Html html={article.body} />
			</div>
			<footer className={styles.ways}>
				<ButtonLink to={paths.studentVoices}>All Student Voices</ButtonLink>
				{isOnBlog && <ButtonAnchor href={article.URL}>Read it on the blog</ButtonAnchor>}
			</footer>
		</article>
	);
}

function NotHere() {
	const { revalidate, state } = useRevalidator();
	const device = useDeviceWord();
	return (
		<div className={`${styles.article} ${layout.stack}`}>
			<h1 tabIndex={-1}>No signal</h1>
			<Banner icon={WifiOff} live="status">
				<strong>{`This article is not on this ${device} yet.`}</strong> It opens once you are back online.
				Articles that you have seen listed are here.
			</Banner>
			<div className={layout.row}>
				<Button onClick={() => void revalidate()} aria-disabled={state === 'loading'}>
					<Icon of={RefreshCw} />
					Try again
				</Button>
				<ButtonLink to={paths.studentVoices}>All Student Voices</ButtonLink>
			</div>
		</div>
	);
}

function day(time: string): string {
	return new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
}
