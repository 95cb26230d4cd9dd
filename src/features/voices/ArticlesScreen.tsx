import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Places } from '#domain/articles/places.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { ArticlesAge } from '#voices/ArticlesAge.tsx';
import { NoArticlesHere } from '#voices/NoArticlesHere.tsx';
import { useArticles } from '#voices/use-articles.ts';
import { ArticleRows, RowBones } from './ArticleRows.tsx';
import type { ArticlesView } from './articles-view.ts';
import { type AskedList, articlesAbout } from './asked-list.ts';

/** The titles of the articles about one subject. */
export function ArticlesScreen() {
	const { asked, title, places } = useLoaderData<ArticlesView>();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>{title}</h1>
			</div>
			<div className={layout.stack}>
				{asked.kind === 'unknown' ? (
					<Empty title="No such list" heading="h2">
						<p>{asked.words}</p>
						<div>
							<BackToVoices />
						</div>
					</Empty>
				) : (
					<Titles asked={asked} places={places} />
				)}
			</div>
		</div>
	);
}

function Titles({ asked, places }: { asked: Extract<AskedList, { kind: 'about' }>; places: Places }) {
	const list = useArticles();
	const articles = useMemo(
		() => (list.kind === 'here' ? articlesAbout(list.articles, asked.about) : []),
		[list, asked],
	);
	if (list.kind === 'loading') return <RowBones />;
	if (list.kind === 'missing') return <NoArticlesHere why={list.why} />;
	const ways = (
		<div className={layout.row}>
			<BackToVoices />
			{asked.pages.map(({ to, label }) => (
				<ButtonLink key={to} to={to}>{`To ${label}`}</ButtonLink>
			))}
		</div>
	);
	if (articles.length === 0)
		return (
			<Empty title="No articles yet" heading="h2">
				<p>{asked.none}</p>
				{ways}
			</Empty>
		);
	return (
		<>
			<ArticlesAge list={list} />
			<ArticleRows articles={articles} places={places} />
			{ways}
			<ArticlePrompt />
		</>
	);
}

function BackToVoices() {
	return <ButtonLink to={paths.studentVoices}>All Student Voices</ButtonLink>;
}
