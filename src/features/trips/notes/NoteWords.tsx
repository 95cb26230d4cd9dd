import { useState } from 'react';
import styles from './NoteWords.module.css';

/** A note as it was typed, each line in the direction of its letters; the beginning of it unless all is wanted. */
export function NoteWords({ note, isWhole }: { note: string; isWhole: boolean }) {
	return note.trim() === '' ? null : (
		<span className={styles.note} data-whole={isWhole || undefined}>
			{note}
		</span>
	);
}

/** The same where nothing around it opens: a tap shows the rest. */
export function FoldedNote({ note }: { note: string }) {
	const [isWhole, setWhole] = useState(false);
	return note.trim() === '' ? null : (
		<button type="button" className={styles.fold} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
			<NoteWords note={note} isWhole={isWhole} />
		</button>
	);
}
