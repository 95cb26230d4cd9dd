import { useState } from 'react';
import { fullDayWords } from '#domain/day-words.ts';
import layout from '#ui/layout.module.css';
import { changerWords } from '../editor-words.ts';
import styles from './CollegeEditor.module.css';
import { fieldLabel } from './college-fields.ts';
import { GuideFeatures } from './GuideFeatures.tsx';
import { GuideRichText } from './GuideRichText.tsx';
import type { CollegeEditor } from './use-college-editor.ts';

const tabs = ['stay_html', 'eat_html', 'do_html', 'content'] as const;

export function GuideText({ editor }: { editor: CollegeEditor }) {
	const [open, setOpen] = useState<(typeof tabs)[number]>('stay_html');
	const { college, textKey } = editor;
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="guide-text">
			<h2 id="guide-text">Guide text</h2>
			<div className={styles.tabs} role="tablist" aria-label="Content">
				{tabs.map((tab) => (
					<button
						key={tab}
						type="button"
						role="tab"
						id={`tab-${tab}`}
						aria-selected={tab === open}
						aria-controls="guide-panel"
						tabIndex={tab === open ? 0 : -1}
						onClick={() => setOpen(tab)}
						onKeyDown={(event) => {
							const next = tabAt(event.key, tabs.indexOf(tab));
							if (!next) return;
							event.preventDefault();
							setOpen(next);
							document.getElementById(`tab-${next}`)?.focus();
						}}
					>
						{fieldLabel(tab)}
					</button>
				))}
			</div>
			<div id="guide-panel" role="tabpanel" aria-labelledby={`tab-${open}`} className={layout.stack}>
				{open === 'content' ? (
					<GuideFeatures editor={editor} />
				) : (
					<GuideRichText
						key={`${open} ${textKey}`}
						label={fieldLabel(open)}
						html={String(editor.fieldValue(open))}
						error={editor.faults[open]}
						onChange={(html) => editor.set(open, html)}
					/>
				)}
			</div>
			<p className={`${layout.soft} ${layout.small}`}>
				{'Unsafe tags are removed when you save. '}
				{college.saved &&
					`Last saved ${fullDayWords(new Date(college.saved.at))} by ${changerWords(college.saved.by)}.`}
			</p>
		</section>
	);
}

/** Returns the tab that a key selects; the arrows wrap around. */
function tabAt(key: string, from: number) {
	const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: -1 }[key];
	return to === undefined ? undefined : tabs.at(to % tabs.length);
}
