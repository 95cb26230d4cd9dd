import { useMemo } from 'react';
import { isAbout } from '#domain/articles/targeting.ts';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { Link } from '#ui/Link.tsx';
import { ArticlePrompt } from './ArticlePrompt.tsx';
import { ArticleTitles } from './ArticleTitles.tsx';
import { NoArticlesHere } from './NoArticlesHere.tsx';
import { useArticles } from './use-articles.ts';

/** As many as fit in the guide's column next to the facts. */
const SHOWN = 6;

export function CollegeVoices({ college }: { college: { ipeds_id: number; name: string } }) {
	const list = useArticles();
	const articles = useMemo(
		() =>
			list.kind === 'here'
				? list.articles.filter((article) => isAbout(article, { ipeds_id: college.ipeds_id }))
				: [],
		[list, college.ipeds_id],
	);
	if (list.kind === 'loading') return <Bones heights={[1.5, 1.5]} label="Loading articles" />;
	if (list.kind === 'missing') return <NoArticlesHere why={list.why} />;
	return (
		<>
			{articles.length > 0 && (
				<ArticleTitles
					articles={articles}
					most={SHOWN}
					place={college.name}
					all={paths.articles('college', String(college.ipeds_id))}
				/>
			)}
			<p>
				<Link to={paths.studentVoices}>All Student Voices</Link>
			</p>
			<ArticlePrompt />
		</>
	);
}
