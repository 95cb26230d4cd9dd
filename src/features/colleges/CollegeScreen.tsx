import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paintHue } from '#domain/colleges/paint-hue.ts';
import { paths } from '#domain/paths.ts';
import { CampusHero } from '#sheet/CampusHero.tsx';
import { paint } from '#ui/Blaze.tsx';
import { Bones } from '#ui/Bones.tsx';
import layout from '#ui/layout.module.css';
import { TitleBand } from '#ui/TitleBand.tsx';
import { AroundCampus } from './AroundCampus.tsx';
import styles from './CollegeScreen.module.css';
import type { CollegeView } from './college-view.ts';
import { FactsCard } from './FactsCard.tsx';
import { GuideTexts } from './GuideTexts.tsx';
import { NotOnDevice } from './NotOnDevice.tsx';

/** A college's guide: its sheet, its facts, the map around campus, and where to stay, eat and what to do. */
export function CollegeScreen() {
	const view = useLoaderData<CollegeView>();
	const { college, state } = view;
	return (
		<article key={college.ipeds_id} {...paint(paintHue(college.ipeds_id))}>
			<TitleBand
				title={college.name}
				back={{ to: paths.state(state.name), label: state.name }}
				where={
					<>
						{`${college.city}, ${state.name}`}
						{college.subregion_name && <span>{college.subregion_name}</span>}
					</>
				}
			/>
			<CampusHero college={college} />
			<div className={`${layout.wrap} ${styles.body}`}>
				<aside className={styles.side} aria-label="Facts">
					<FactsCard view={view} />
				</aside>
				<div className={styles.main}>
					{view.kind === 'facts' && <NotOnDevice name={college.name} />}
					<AroundCampus college={college} places={view.places} />
					{view.kind === 'guide' && (
						<Suspense fallback={<Bones heights={[3, 9, 9]} label="Loading the guide" />}>
							<GuideTexts guide={view.college} places={view.places} />
						</Suspense>
					)}
				</div>
			</div>
		</article>
	);
}
