import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { storedWords } from './editor-words.ts';

interface Props {
	isUnsaved: boolean;
	/** True when it is stored on this computer until saved. */
	isStored: boolean;
	onDiscard: () => void;
}

/** Shown next to a form's save button: whether the input is still unsaved, and the way to discard it. */
export function NotSaved({ isUnsaved, isStored, onDiscard }: Props) {
	return (
		<>
			<span role="status" className={`${layout.soft} ${layout.small}`}>
				{isUnsaved && `Not saved yet. ${storedWords(isStored)}`}
			</span>
			{isUnsaved && (
				<Button kind="quiet" data-destroys onClick={onDiscard}>
					Discard
				</Button>
			)}
		</>
	);
}
