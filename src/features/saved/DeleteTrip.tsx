import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';

/** Asks before a trip goes to the trash, in the words of the specification (§8). */
export function DeleteTrip({
	title,
	onDelete,
	onClose,
}: {
	title: string;
	onDelete: () => void;
	onClose: () => void;
}) {
	return (
		<Dialog title={`Delete ${title}`} onClose={onClose}>
			<p>Are you sure you want to delete this trip? This action cannot be reversed.</p>
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						onDelete();
						onClose();
					}}
				>
					Delete
				</Button>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</Dialog>
	);
}
