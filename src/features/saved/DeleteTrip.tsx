import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { TRASH_DAYS } from './time-words.ts';

/** Asks before a trip goes to the trash, or out of it for good, in the words of the specification (§8). */
export function DeleteTrip({
	title,
	isForGood = false,
	onDelete,
	onClose,
}: {
	title: string;
	isForGood?: boolean;
	onDelete: () => void;
	onClose: () => void;
}) {
	return (
		<Dialog title={`Delete ${title}${isForGood ? ' for good' : ''}`} onClose={onClose}>
			<p>Are you sure you want to delete this trip? This action cannot be reversed.</p>
			{!isForGood && <p>{`It stays in the trash for ${TRASH_DAYS} days.`}</p>}
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						onDelete();
						onClose();
					}}
				>
					{isForGood ? 'Delete for good' : 'Delete'}
				</Button>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</Dialog>
	);
}
