import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { HomePage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#ui/Link.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import { lazyWithArticles } from '#voices/lazy-with-articles.ts';
import { Hero } from './Hero.tsx';
import styles from './HomeScreen.module.css';
import { RegionChips } from './RegionChips.tsx';
import { StartTiles } from './StartTiles.tsx';

const Testimonials = lazyPart(() => import('./Testimonials.tsx'), 'Testimonials', { whenIdle: true });
const VoicesBanner = lazyWithArticles(() => import('./VoicesBanner.tsx'), 'VoicesBanner');
const CampusCards = lazyPart(() => import('./CampusCards.tsx'), 'CampusCards', { whenIdle: true });

/** The start page: search, the map of states, four entry points, six campuses, three articles, and testimonials. */
export function HomeScreen() {
	const { states, colleges } = useLoaderData<HomePage>();
	return (
		<>
			<Hero states={states} colleges={colleges} />
			<RegionChips states={states} />
			<StartTiles />
			<section className={`${layout.wrap} ${layout.stack}`} aria-labelledby="campuses">
				<div className={layout.split}>
					<h2 id="campuses">Campuses people start with</h2>
					<Link to={paths.collegeGuides}>All college guides</Link>
				</div>
				<Suspense fallback={<div className={styles.cardSpace} />}>
					<CampusCards states={states} colleges={colleges} />
				</Suspense>
			</section>
			<div className={`${layout.wrap} ${styles.voices}`}>
				<Suspense fallback={<div className={styles.voicesSpace} />}>
					<VoicesBanner />
				</Suspense>
			</div>
			<section className={`${layout.wrap} ${styles.said}`} aria-label="What people say about visiting">
				<Suspense fallback={<div className={styles.saidSpace} />}>
					<Testimonials />
				</Suspense>
			</section>
		</>
	);
}
