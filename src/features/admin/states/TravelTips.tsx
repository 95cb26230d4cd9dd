import { useState } from 'react';
import { hasWords } from '#domain/without-tags.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Html } from '#ui/Html.tsx';
import layout from '#ui/layout.module.css';
import { RichText } from '#ui/rich-text/RichText.tsx';
import styles from './StateEditor.module.css';

interface Props {
	tips: string[];
	isBusy: boolean;
	onSave: (tips: string[]) => Promise<boolean>;
}

/** A state's tips; new and existing ones are edited below the list. */
export function TravelTips({ tips, isBusy, onSave }: Props) {
	/** The tip being edited, as it was; null for a new one. Its place may change when another editor saves first. */
	const [edited, setEdited] = useState<string | null>(null);
	const found = edited === null ? -1 : tips.indexOf(edited);
	const place = found < 0 ? null : found;
	const [html, setHtml] = useState('');
	const [isAsked, setAsked] = useState(false);
	/** Increases with every text that is started. */
	const [turn, setTurn] = useState(0);
	const begin = (tip: string | null) => {
		setEdited(tip);
		setHtml(tip ?? '');
		setTurn(turn + 1);
	};
	const save = async (next: string[]) => {
		if (await onSave(next)) begin(null);
	};
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="tips">
			<h2 id="tips">Travel tips</h2>
			{tips.length === 0 && <p className={layout.soft}>No tips yet.</p>}
			<ol className={layout.stack}>
				{tips.map((tip, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a tip has no name of its own but its place.
					<li key={`${at} ${tip}`} className={styles.tip}>
						<Html html={tip} />
						<Button aria-pressed={at === place} onClick={() => begin(tip)} aria-label={`Edit tip ${at + 1}`}>
							Edit
						</Button>
					</li>
				))}
			</ol>
			<h3>{place === null ? 'New tip' : `Tip ${place + 1}`}</h3>
			<RichText key={turn} label="Tip" html={html} isShort onChange={setHtml} />
			<div className={layout.row}>
				<Button
					kind="go"
					disabled={isBusy || !hasWords(html)}
					onClick={() =>
						void save(place === null ? [...tips, html] : tips.map((tip, at) => (at === place ? html : tip)))
					}
				>
					Save tip
				</Button>
				<Button kind="danger" disabled={isBusy || place === null} onClick={() => setAsked(true)}>
					Delete tip
				</Button>
				{place !== null && <Button onClick={() => begin(null)}>Write a new one instead</Button>}
			</div>
			{isAsked && place !== null && (
				<DeleteQuestion
					title={`Delete tip ${place + 1}`}
					what="tip"
					onDelete={() => void save(tips.filter((_, at) => at !== place))}
					onClose={() => setAsked(false)}
				/>
			)}
		</section>
	);
}
