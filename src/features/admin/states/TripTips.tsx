import { useState } from 'react';
import { hasWords } from '#domain/without-tags.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Html } from '#ui/Html.tsx';
import layout from '#ui/layout.module.css';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { labels } from '../field-labels.ts';
import { linkOf } from '../link-of.ts';
import { NotSaved } from '../NotSaved.tsx';
import styles from './StateEditor.module.css';
import { type EditableTips, useTips } from './use-tips.ts';

const GONE =
	'The tip that you were editing was changed or removed meanwhile. Saving yours adds it as another tip.';

/** A state's tips; new and existing ones are edited below the list. */
export function TripTips({ isBusy, ...editable }: EditableTips & { isBusy: boolean }) {
	const editor = useTips(editable);
	const { html, index } = editor;
	const [isAsked, setAsked] = useState(false);
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="tips">
			<h2 id="tips">{labels.state.travel_tips}</h2>
			<TipList editor={editor} />
			<h3>{index === null ? 'New tip' : `Tip ${index + 1}`}</h3>
			{editor.isGone && !isBusy && <p className={layout.soft}>{GONE}</p>}
			<RichText
				key={editor.textKey}
				label="Tip"
				html={html}
				isShort
				linkOf={linkOf}
				onChange={editor.change}
			/>
			<div className={layout.row}>
				<Button kind="go" disabled={isBusy || !hasWords(html)} onClick={() => void editor.save()}>
					Save tip
				</Button>
				<Button kind="danger" disabled={isBusy || index === null} onClick={() => setAsked(true)}>
					Delete tip
				</Button>
				{index !== null && (
					<Button onClick={editor.editNew}>
						{editor.isNewUnsaved ? 'Back to the new one' : 'Write a new one instead'}
					</Button>
				)}
				<NotSaved
					isUnsaved={editor.isOpenUnsaved && !isBusy}
					isStored={editor.isStored}
					onDiscard={editor.discard}
				/>
			</div>
			{isAsked && index !== null && (
				<DeleteQuestion
					title={`Delete tip ${index + 1}`}
					what="tip"
					onDelete={() => void editor.remove()}
					onClose={() => setAsked(false)}
				/>
			)}
		</section>
	);
}

function TipList({ editor }: { editor: ReturnType<typeof useTips> }) {
	const { tips, index, isUnsaved, edit } = editor;
	if (tips.length === 0) return <p className={layout.soft}>No tips yet.</p>;
	return (
		<ol className={layout.stack}>
			{tips.map((tip, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a tip has no name of its own, only its index.
				<li key={`${at} ${tip}`} className={styles.tip}>
					<Html html={tip} />
					{isUnsaved(tip) && <span className={`${layout.soft} ${layout.small}`}>Not saved yet</span>}
					<Button aria-pressed={at === index} onClick={() => edit(tip)} aria-label={`Edit tip ${at + 1}`}>
						Edit
					</Button>
				</li>
			))}
		</ol>
	);
}
