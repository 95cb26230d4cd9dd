import { Suspense } from 'react';
import type { College } from '#domain/colleges/college.ts';
import { Bones } from '#ui/Bones.tsx';
import { classNames } from '#ui/class-names.ts';
import { lazyWithArticles } from '#voices/lazy-with-articles.ts';
import styles from './GuideColumn.module.css';

const CollegeVoices = lazyWithArticles(() => import('#voices/CollegeVoices.tsx'), 'CollegeVoices');

/** The guide's Student Voices, fetched after its own words. */
export function GuideVoices({ college, stateName }: { college: College; stateName: string }) {
	return (
		<section className={classNames(styles.column, styles.voices)} aria-labelledby="guide-voices">
			<h2 id="guide-voices">Student Voices</h2>
			<Suspense fallback={<Bones heights={[1.5, 1.5]} label="Loading articles" />}>
				<CollegeVoices college={college} stateName={stateName} />
			</Suspense>
		</section>
	);
}
