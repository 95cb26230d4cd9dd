import { type ReactNode, useState } from 'react';
import type { Change } from '#domain/sync/cell.ts';
import { SEEN } from '#session/trip-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { isTextStored, useStoredText } from '#ui/use-stored-text.ts';
import { usePlanner } from '../planner-context.ts';
import { mostOfNote, noteChanges } from './note-changes.ts';

interface Props {
	/** The note's name, for the title and the message about the edit: "Note on Brown University". */
	title: string;
	hint: string;
	/** Storage key for the typed text, in case the page reloads meanwhile. */
	draft: string;
	/** The trip's current note. */
	note: string;
	change: (note: string) => Change[];
	/** Where the text goes if its subject is gone. */
	elsewhere?: { why: ReactNode; said: string } | undefined;
	onClose: () => void;
}

/**
 * Edits a note. However it closes, the typed text is set: a slip of the thumb on the road loses nothing, because Undo
 * reverts it.
 */
export function NoteDialog({ title, hint, draft, note, change, elsewhere, onClose }: Props) {
	const { apply } = usePlanner();
	const [typed, type] = useStoredText(draft, note);
	// Stored next to the text: after a reload, the note may no longer be the one from before typing began.
	const [typedOver, see] = useStoredText(draft + SEEN);
	const [seen] = useState(() => (isTextStored(draft) ? typedOver : note));
	const most = mostOfNote(seen);
	const close = () => {
		type(null);
		see(null);
		onClose();
		const said = typed.trim() === '' ? 'removed' : (elsewhere?.said ?? 'set');
		apply(`${title} ${said}`, noteChanges({ seen, now: note, typed }, change));
	};
	return (
		<Dialog title={title} onClose={close}>
			{elsewhere?.why}
			<TextArea
				label="Note"
				hint={hint}
				dir="auto"
				rows={5}
				maxLength={most}
				value={typed}
				onChange={({ target }) => {
					type(target.value);
					see(seen);
				}}
			/>
			<DialogAnswers>
				<Button kind="go" onClick={close}>
					Done
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}
