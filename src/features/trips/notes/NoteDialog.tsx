import { useState } from 'react';
import type { Change } from '#domain/sync/cell.ts';
import { LONGEST_NOTE } from '#domain/trips/edit-stops.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useStoredText } from '#ui/use-stored-text.ts';
import { usePlanner } from '../planner.ts';
import { noteChanges } from '../times/form-changes.ts';

interface Props {
	/** What the note is called, in the title and in what tells of the edit: "Note on Brown University". */
	title: string;
	hint: string;
	/** What keeps the words of a page that is loaded anew while they are typed. */
	draft: string;
	/** The note as the trip has it now. */
	note: string;
	change: (note: string) => Change[];
	onClose: () => void;
}

/** Asks for a note. However it is closed, what was typed is set: a thumb that slips on the road loses nothing, and Undo takes it back. */
export function NoteDialog({ title, hint, draft, note, change, onClose }: Props) {
	const { apply } = usePlanner();
	const [seen] = useState(note);
	const [typed, type] = useStoredText(draft, note);
	const close = () => {
		type('');
		onClose();
		const said = typed.trim() === '' ? 'removed' : 'set';
		apply(`${title} ${said}`, noteChanges({ seen, now: note, typed }, change));
	};
	return (
		<Dialog title={title} onClose={close}>
			<TextArea
				label="Note"
				hint={typed.length < LONGEST_NOTE ? hint : `That is all that fits, ${LONGEST_NOTE} characters.`}
				dir="auto"
				rows={5}
				maxLength={LONGEST_NOTE}
				value={typed}
				onChange={({ target }) => type(target.value)}
			/>
			<DialogAnswers>
				<Button kind="go" onClick={close}>
					Done
				</Button>
			</DialogAnswers>
		</Dialog>
	);
}
