import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';

/** Beside the button that saves a form: whether what was typed is still unsaved, and the way to discard it. */
export function NotSaved({ isUnsaved, onDiscard }: { isUnsaved: boolean; onDiscard: () => void }) {
	return (
		<>
			<span role="status" className={`${layout.soft} ${layout.small}`}>
				{isUnsaved && 'Not saved yet. Kept on this computer until you save.'}
			</span>
			{isUnsaved && (
				<Button kind="quiet" onClick={onDiscard}>
					Discard
				</Button>
			)}
		</>
	);
}
