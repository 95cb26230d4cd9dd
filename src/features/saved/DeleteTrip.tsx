import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';

/** Asks before moving a trip to the trash, or permanently deleting it from there. */
export function DeleteTrip({
	title,
	stays,
	onDelete,
	onClose,
}: {
	title: string;
	/** How long it stays in the trash; if absent, it is permanently deleted. */
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
