import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Places } from '#domain/articles/places.ts';
import { pageLeads } from '#domain/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { ArticlesAge } from '#voices/ArticlesAge.tsx';
import { ArticleTiles } from '#voices/ArticleTiles.tsx';
import { useArticles } from '#voices/use-articles.ts';
import { articlesByPlace } from './by-place.ts';
import { RegionBones } from './RegionBones.tsx';
import { RegionVoices } from './RegionVoices.tsx';
import styles from './StudentVoicesScreen.module.css';

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
				<p className={layout.lead}>{pageLeads.studentVoices}</p>
				<ArticlesAge list={list} />
			</div>
			<ArticleTiles list={list} />
			<p className={styles.more}>
				<ButtonLink to={paths.articles('general')}>
					Read More<span className={layout.onlyForReaders}> articles for every trip</span>
				</ButtonLink>
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
