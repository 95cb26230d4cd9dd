import { limits } from '#domain/limits.ts';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';

/** Asks before moving a trip to the trash, or deleting it from there for good. */
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
			{!isForGood && <p>{`It stays in the trash for ${limits.trashDays} days.`}</p>}
		</DeleteQuestion>
	);
}
