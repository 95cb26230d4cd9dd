import { collegeSentence } from '#domain/colleges/college-facts.ts';
import type { CollegeField } from '#domain/colleges/edit-college.ts';
import { guideParts, isToCome } from '#domain/pages/guide-parts.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { shownOf } from '#domain/places/shown-places.ts';
import { Html } from '#ui/Html.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';
import type { CollegeEditor } from './use-college-editor.ts';

/** The guide as a phone shows it, with unsaved texts. Lists its places by name only; its figures are as saved. */
export function GuidePreview({ editor, places }: { editor: CollegeEditor; places: readonly AdminPlace[] }) {
	const { college, fieldValue } = editor;
	const textOf = (field: CollegeField) => String(fieldValue(field));
	const texts = { stay_html: textOf('stay_html'), eat_html: textOf('eat_html'), do_html: textOf('do_html') };
	const { features } = fieldValue('content') as { features: { title: string; html: string }[] };
	const untitled = textOf('features');
	const hasFeatures = features.length > 0 || untitled !== '';
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="preview">
			<h2 id="preview">On a phone</h2>
			<div className={styles.phone}>
				<div className={styles.phoneBand}>
					<b>{String(fieldValue('name'))}</b>
					<span>{String(fieldValue('city'))}</span>
				</div>
				<div
					className={`${styles.phonePage} ${layout.stack}`}
					role="region"
					aria-label="The guide on a phone"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it to do so.
					tabIndex={0}
				>
					{guideParts(texts, shownOf(places)).map((part) => (
						<div key={part.title} className={layout.stack}>
							<h3>{part.title}</h3>
							{isToCome(part) && <p>Coming Soon!</p>}
							{part.html && <Html html={part.html} />}
							{part.places.length > 0 && (
								<ul>
									{part.places.map(({ place_id, name }) => (
										<li key={place_id}>{name}</li>
									))}
								</ul>
							)}
						</div>
					))}
					<h3>{hasFeatures ? 'Special Features' : `About ${textOf('name')}`}</h3>
					{untitled && <Html html={untitled} />}
					{features.map(({ title, html }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name of its own, only its index.
						<div key={at} className={layout.stack}>
							<h4>{title}</h4>
							<Html html={html} />
						</div>
					))}
					{!hasFeatures && (
						<p>{collegeSentence({ ...college, name: textOf('name'), city: textOf('city') })}</p>
					)}
				</div>
			</div>
		</section>
	);
}
