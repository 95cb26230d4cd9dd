import { FEATURES_WORDS, featureFaults, MOST_FEATURES } from '#domain/colleges/edit-college.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import layout from '#ui/layout.module.css';
import { fieldLabel } from './college-fields.ts';
import { GuideRichText } from './GuideRichText.tsx';
import type { CollegeEditor } from './use-college-editor.ts';

type Feature = { title: string; html: string };

/** The Special Features panel beside the guide: one text without a title, and titled features. */
export function GuideFeatures({ editor }: { editor: CollegeEditor }) {
	const { features } = editor.fieldValue('content') as { features: Feature[] };
	const set = (next: Feature[]) => editor.set('content', { features: next });
	const { textKey } = editor;
	const isFull = features.length >= MOST_FEATURES;
	return (
		<>
			<GuideRichText
				key={`features ${textKey}`}
				label={fieldLabel('features')}
				html={String(editor.fieldValue('features'))}
				error={editor.faults.features}
				onChange={(html) => editor.set('features', html)}
			/>
			{features.map((feature, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name of its own, only its index.
				<fieldset key={`${index} of ${features.length}`} className={layout.stack}>
					<legend className={layout.onlyForReaders}>{`Feature ${index + 1}`}</legend>
					<Field
						label={`Title of feature ${index + 1}`}
						value={feature.title}
						error={featureFaults(feature).title}
						onChange={({ target }) =>
							set(features.map((each, at) => (at === index ? { ...each, title: target.value } : each)))
						}
					/>
					<GuideRichText
						key={textKey}
						label={`Text of feature ${index + 1}`}
						html={feature.html}
						error={featureFaults(feature).html}
						onChange={(html) => set(features.map((each, at) => (at === index ? { ...each, html } : each)))}
					/>
					<p>
						<Button kind="danger" onClick={() => set(features.filter((_, at) => at !== index))}>
							{`Delete feature ${index + 1}`}
						</Button>
					</p>
				</fieldset>
			))}
			<p>
				<Button disabled={isFull} onClick={() => set([...features, { title: '', html: '' }])}>
					Add a feature
				</Button>
				{isFull && <span className={`${layout.soft} ${layout.small}`}>{` ${FEATURES_WORDS}`}</span>}
			</p>
		</>
	);
}
