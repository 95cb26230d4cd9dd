import { useMemo } from 'react';
import { isAbout } from '#domain/articles/targeting.ts';
import { paths } from '#domain/paths.ts';
import { Bones } from '#ui/Bones.tsx';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from './ArticlePrompt.tsx';
import { ArticleTitles } from './ArticleTitles.tsx';
import { NoArticlesHere } from './NoArticlesHere.tsx';
import { useArticles } from './use-articles.ts';

/** The Student Voices of one college. */
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
	if (list.kind === 'no_signal') return <NoArticlesHere />;
	return (
		<>
			{articles.length > 0 ? (
				<ArticleTitles articles={articles} />
			) : (
				<p className={layout.soft}>{`Nobody has written about ${college.name} yet.`}</p>
			)}
			<p>
				<Link to={paths.studentVoices}>All Student Voices</Link>
			</p>
			<ArticlePrompt />
		</>
	);
}
