import type { Guide } from '#domain/colleges/college.ts';
import { collegeSentence } from '#domain/colleges/college-facts.ts';
import { siteOf } from '#domain/forms/web-address.ts';
import { Html } from '#ui/Html.tsx';
import styles from './Features.module.css';

/** The Special Features panel, or About if no editor has written any. */
export function Features({ guide }: { guide: Guide }) {
	const pieces = guide.content.features;
	const hasFeatures = pieces.length > 0 || guide.features !== '';
	return (
		<section className={styles.panel} aria-labelledby="features">
			<h2 id="features">{hasFeatures ? 'Special Features' : `About ${guide.name}`}</h2>
			{guide.features && <Html html={guide.features} />}
			{pieces.map(({ title, html }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name of its own, only its index.
				<div key={at} className={styles.piece}>
					<h3>{title}</h3>
					<Html html={html} />
				</div>
			))}
			{!hasFeatures && <p>{collegeSentence(guide)}</p>}
			{guide.main_url && (
				<p>
					<a href={guide.main_url} target="_blank" rel="noopener noreferrer">
						{siteOf(guide.main_url)}
					</a>
				</p>
			)}
		</section>
	);
}
