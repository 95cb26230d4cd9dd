import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';

interface Props {
	isUnsaved: boolean;
	/** True when it is stored on this computer until saved. */
	isKept: boolean;
	onDiscard: () => void;
}

const KEPT = 'Not saved yet. Kept on this computer until you save.';
const NOT_KEPT = 'Not saved yet. This browser keeps nothing: save before you leave.';

/** Shown next to a form's save button: whether the input is still unsaved, and the way to discard it. */
export function NotSaved({ isUnsaved, isKept, onDiscard }: Props) {
	return (
		<>
			<span role="status" className={`${layout.soft} ${layout.small}`}>
				{isUnsaved && (isKept ? KEPT : NOT_KEPT)}
			</span>
			{isUnsaved && (
				<Button kind="quiet" data-destroys onClick={onDiscard}>
					Discard
				</Button>
			)}
		</>
	);
}
