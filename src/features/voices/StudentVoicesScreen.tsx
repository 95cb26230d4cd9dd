import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { pageLimits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { ArticlesAge } from '#voices/ArticlesAge.tsx';
import { ArticleTiles } from '#voices/ArticleTiles.tsx';
import { useArticles } from '#voices/use-articles.ts';
import { articlesByPlace, type Places } from './by-place.ts';
import { RegionBones } from './RegionBones.tsx';
import { RegionVoices } from './RegionVoices.tsx';
import styles from './StudentVoicesScreen.module.css';

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five'];

/** Student Voices: three articles for everyone, and then those about places, by region, state, part of it and college. */
export function StudentVoicesScreen() {
	const places = useLoaderData<Places>();
	const list = useArticles();
	const byPlace = useMemo(
		() => (list.kind === 'here' ? articlesByPlace(list.articles, places) : []),
		[list, places],
	);
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>Student Voices</h1>
				<p className={layout.lead}>
					{`What the brochure leaves out. ${numbers[pageLimits.studentVoice]} articles are open to everyone.`}
				</p>
				<ArticlesAge list={list} />
			</div>
			<ArticleTiles list={list} />
			<p className={styles.more}>
				<ButtonLink to={paths.articles('general')}>Read More</ButtonLink>
			</p>
			{list.kind === 'loading' && <RegionBones />}
			{list.kind === 'here' && (
				<div className={styles.regions}>
					{byPlace.map((each) => (
						<RegionVoices key={each.region.id} {...each} />
					))}
				</div>
			)}
			<ArticlePrompt />
		</div>
	);
}
