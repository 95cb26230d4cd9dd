import { TRASH_DAYS } from '#trips/trash-words.ts';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';

/** Asks before a trip goes to the trash, or out of it for good. */
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
		<DeleteQuestion
			title={`Delete ${title}${isForGood ? ' for good' : ''}`}
			what="trip"
			go={isForGood ? 'Delete for good' : undefined}
			onDelete={onDelete}
			onClose={onClose}
		>
			{!isForGood && <p>{`It stays in the trash for ${TRASH_DAYS} days.`}</p>}
		</DeleteQuestion>
	);
}
