import { useMemo } from 'react';
import type { ListedArticle } from '#domain/articles/article.ts';
import { isAbout } from '#domain/articles/targeting.ts';
import type { College } from '#domain/colleges/college.ts';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from './ArticlePrompt.tsx';
import { ArticleTitles } from './ArticleTitles.tsx';
import { NoArticlesHere } from './NoArticlesHere.tsx';
import { useArticles } from './use-articles.ts';

/** As many as fit in the guide's column next to the facts. */
const SHOWN = 6;
const SHOWN_AROUND = 3;

interface Place {
	college: Pick<College, 'ipeds_id' | 'name' | 'state_abbreviation' | 'subregion_name'>;
	stateName: string;
}

/** The articles about a college, and a few about the part of the state it is in. */
export function CollegeVoices({ college, stateName }: Place) {
	const list = useArticles();
	const articles = list.kind === 'here' ? list.articles : null;
	const shown = useMemo(
		() => articles && articlesFor(articles, { college, stateName }),
		[articles, college, stateName],
	);
	if (list.kind === 'missing') return <NoArticlesHere why={list.why} />;
	if (!shown) return <Bones heights={[1.5, 1.5]} label="Loading articles" />;
	const { own, around } = shown;
	return (
		<>
			{own.length > 0 ? (
				<ArticleTitles
					articles={own}
					most={SHOWN}
					place={college.name}
					all={paths.articles('college', String(college.ipeds_id))}
				/>
			) : (
				<p className={layout.soft}>{`Nobody has written about ${college.name} yet.`}</p>
			)}
			{around.articles.length > 0 && (
				<section className={layout.stack} aria-label={`Around ${around.place}`}>
					<h3>{`Around ${around.place}`}</h3>
					<ArticleTitles {...around} most={SHOWN_AROUND} />
				</section>
			)}
			<p>
				<Link to={paths.studentVoices}>All Student Voices</Link>
			</p>
			<ArticlePrompt />
		</>
	);
}

/** The articles about a college; and about its part of the state, or else about the state. */
function articlesFor(articles: readonly ListedArticle[], { college, stateName }: Place) {
	const { ipeds_id, state_abbreviation: state, subregion_name: part } = college;
	const own = articles.filter((article) => isAbout(article, { ipeds_id }));
	const inPart = part ? articles.filter((article) => isAbout(article, { subregion: part })) : [];
	const around =
		part && inPart.length > 0
			? { articles: inPart, place: part, all: paths.articles('subregion', part) }
			: {
					articles: articles.filter((article) => isAbout(article, { state })),
					place: stateName,
					all: paths.articles('state', state),
				};
	return { own, around };
}
