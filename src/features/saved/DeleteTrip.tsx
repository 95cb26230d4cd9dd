import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';

/** Asks before moving a trip to the trash, or deleting it from there for good. */
export function DeleteTrip({
	title,
	stays,
	onDelete,
	onClose,
}: {
	title: string;
	/** How long it stays in the trash; without it, it is deleted for good. */
	stays?: string;
	onDelete: () => void;
	onClose: () => void;
}) {
	const isForGood = stays === undefined;
	return (
		<DeleteQuestion
			title={`Delete ${title}${isForGood ? ' for good' : ''}`}
			what="trip"
			go={isForGood ? 'Delete for good' : undefined}
			onDelete={onDelete}
			onClose={onClose}
		>
			{stays && <p>{stays}</p>}
		</DeleteQuestion>
	);
}
