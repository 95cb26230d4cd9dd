import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { ArticleTitles } from '#voices/ArticleTitles.tsx';
import { NoArticlesHere } from '#voices/NoArticlesHere.tsx';
import { useArticles } from '#voices/use-articles.ts';
import { type AskedList, articlesAbout } from './asked-list.ts';

/** The titles of the articles about something. */
export function ArticlesScreen() {
	const asked = useLoaderData<AskedList & { title: string }>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>{asked.title}</h1>
			</div>
			<div className={layout.stack}>
				{asked.kind === 'unknown' ? (
					<Empty title="No such list" heading="h2">
						<p>{asked.words}</p>
						<BackToVoices />
					</Empty>
				) : (
					<Titles {...asked} />
				)}
			</div>
		</div>
	);
}

function Titles({ about, page, title }: Extract<AskedList, { kind: 'about' }>) {
	const list = useArticles();
	const articles = useMemo(
		() => (list.kind === 'here' ? articlesAbout(list.articles, about) : []),
		[list, about],
	);
	if (list.kind === 'loading') return <Bones heights={[3, 3, 3, 3]} label="Loading articles" />;
	if (list.kind === 'no_signal') return <NoArticlesHere />;
	if (articles.length === 0)
		return (
			<Empty title="No articles yet" heading="h2">
				<p>{`Nobody has written about ${page?.label ?? title} yet.`}</p>
				<BackToVoices />
			</Empty>
		);
	return (
		<>
			<ArticleTitles articles={articles} withExcerpts />
			<div className={layout.row}>
				{page && <ButtonLink to={page.to}>{`To ${page.label}`}</ButtonLink>}
				<BackToVoices />
			</div>
			<ArticlePrompt />
		</>
	);
}

function BackToVoices() {
	return (
		<ButtonLink to={paths.studentVoices}>
			<Icon of={ArrowLeft} />
			All Student Voices
		</ButtonLink>
	);
}
