import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Places } from '#domain/articles/places.ts';
import { studentVoicesLead } from '#domain/pages/page-leads.ts';
import { paths } from '#domain/paths.ts';
import { regions } from '#domain/states/region.ts';
import { Bones } from '#ui/Bones.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { inHue } from '#ui/paint.ts';
import { ArticlePrompt } from '#voices/ArticlePrompt.tsx';
import { ArticlesAge } from '#voices/ArticlesAge.tsx';
import { ArticleTiles } from '#voices/ArticleTiles.tsx';
import { useArticles } from '#voices/use-articles.ts';
import styles from './StudentVoicesScreen.module.css';

const Regions = lazyPart(() => import('./Regions.tsx'), 'Regions', { whenIdle: true });

/**
 * Student Voices: three articles for everyone, then those about places, by region, state, part of a state, and college.
 */
export function StudentVoicesScreen() {
	const places = useLoaderData<Places>();
	const list = useArticles();
	return (
		<div className={`${layout.wrap} ${layout.section}`}>
			<div className={layout.pageHead}>
				<h1 tabIndex={-1}>Student Voices</h1>
				<p className={layout.lead}>{studentVoicesLead}</p>
				<ArticlesAge list={list} />
			</div>
			<ArticleTiles list={list} />
			<p className={styles.more}>
				<ButtonLink to={paths.articles('general')}>
					Read More<span className={layout.onlyForReaders}> general articles</span>
				</ButtonLink>
			</p>
			{list.kind === 'loading' && <RegionBones />}
			{list.kind === 'here' && (
				<Suspense fallback={<RegionBones />}>
					<Regions articles={list.articles} places={places} />
				</Suspense>
			)}
			<ArticlePrompt />
		</div>
	);
}

/** The five columns while the articles load: the regions are known, but not their contents. */
function RegionBones() {
	return (
		<div className={styles.regions}>
			{regions.map(({ id, idString, hue }) => (
				<section key={id} className={styles.region} aria-label={idString} {...inHue(hue)}>
					<h2>{idString}</h2>
					<Bones heights={[2, 1.2, 1.2, 2, 1.2]} label={`Loading articles about ${idString}`} />
				</section>
			))}
		</div>
	);
}
