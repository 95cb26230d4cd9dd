import { Html } from '#ui/Html.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';
import type { CollegeEditor } from './use-college-editor.ts';

const texts = [
	['Stay', 'stay_html'],
	['Eat', 'eat_html'],
	['Do', 'do_html'],
] as const;

/** The guide as a phone shows it, including unsaved edits. */
export function GuidePreview({ editor }: { editor: CollegeEditor }) {
	const { fieldValue } = editor;
	const { features } = fieldValue('content') as { features: { title: string; html: string }[] };
	const untitled = String(fieldValue('features'));
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
					{texts.map(([title, field]) => (
						<div key={field} className={layout.stack}>
							<h3>{title}</h3>
							{fieldValue(field) ? <Html html={String(fieldValue(field))} /> : <p>Coming Soon!</p>}
						</div>
					))}
					{untitled && <Html html={untitled} />}
					{features.map(({ title, html }) => (
						<div key={title} className={layout.stack}>
							<h3>{title}</h3>
							<Html html={html} />
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
