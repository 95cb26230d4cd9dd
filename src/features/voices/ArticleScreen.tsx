import { ArrowLeft, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { WhyMissing } from '#content/why-missing.ts';
import { readingMinutes } from '#domain/articles/reading-time.ts';
import { proseDayWords } from '#domain/day-words.ts';
import { paths } from '#domain/paths.ts';
import { ContourArt } from '#sheet/ContourArt.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { Html } from '#ui/Html.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { paint } from '#ui/paint.ts';
import { SampleMark } from '#voices/SampleMark.tsx';
import styles from './ArticleScreen.module.css';
import type { ArticleView } from './article-view.ts';

/** One article, to read or to print. */
export function ArticleScreen() {
	const view = useLoaderData<ArticleView>();
	return view.kind === 'article' ? <Reading {...view} /> : <NotHere why={view.why} />;
}

function Reading({ article, about, hue }: Extract<ArticleView, { kind: 'article' }>) {
	const isOnBlog = /^https?:\/\//i.test(article.URL);
	return (
		<article {...paint(hue)}>
			<div className={styles.sheet} aria-hidden="true">
				<ContourArt seed={article.id} variant="head" />
			</div>
			<div className={styles.page}>
				<header className={styles.head}>
					<p className={styles.line}>
						<SampleMark article={article} />
						<span>{`${readingMinutes(article.body)} min read`}</span>
						<time dateTime={article.published}>{proseDayWords(new Date(article.published))}</time>
					</p>
					<h1 tabIndex={-1}>{article.article_title}</h1>
					{about.length > 0 && (
						<p>
							About{' '}
							{about.map(({ to, label }, at) => (
								<span key={label}>
									{at > 0 && ', '}
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
					<ButtonLink to={paths.studentVoices}>
						<Icon of={ArrowLeft} />
						All Student Voices
					</ButtonLink>
					{isOnBlog && <ButtonAnchor href={article.URL}>Read it on the blog</ButtonAnchor>}
				</footer>
			</div>
		</article>
	);
}

function NotHere({ why }: { why: WhyMissing }) {
	const { revalidate, state } = useRevalidator();
	const device = useDeviceWord();
	return (
		<div className={`${styles.page} ${layout.section} ${layout.stack}`}>
			<h1 tabIndex={-1}>{why === 'no_signal' ? 'No signal' : 'Not here yet'}</h1>
			<Banner
				icon={why === 'no_signal' ? WifiOff : TriangleAlert}
				tone={why === 'no_signal' ? 'note' : 'warn'}
				live="status"
			>
				<strong>{`This article is not on this ${device} yet.`}</strong>{' '}
				{why === 'no_signal'
					? 'It’ll open once you’re back online.'
					: 'Our server can’t send it right now. Please try again in a moment.'}{' '}
				Articles you’ve seen in a list are saved here.
			</Banner>
			<div className={layout.row}>
				<Button onClick={() => void revalidate()} disabled={state === 'loading'}>
					<Icon of={RefreshCw} />
					Try again
				</Button>
				<ButtonLink to={paths.studentVoices}>All Student Voices</ButtonLink>
			</div>
		</div>
	);
}
