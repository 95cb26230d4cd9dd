import { useState } from 'react';
import styles from './NoteWords.module.css';

/** A note as typed, each line in its own text direction; shortened unless `isWhole`. */
export function NoteWords({ note, isWhole }: { note: string; isWhole: boolean }) {
	return note.trim() === '' ? null : (
		<span className={styles.note} data-whole={isWhole || undefined}>
			{note}
		</span>
	);
}

/** The same if nothing around it expands: a tap shows the rest. */
export function FoldedNote({ note }: { note: string }) {
	const [isWhole, setWhole] = useState(false);
	return note.trim() === '' ? null : (
		<button type="button" className={styles.fold} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
			<NoteWords note={note} isWhole={isWhole} />
		</button>
	);
}
