import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** Asks before deleting a trip that is on no server: there is no trash for it. */
export function DiscardTrip({
	title,
	hint,
	onDiscard,
	onClose,
}: {
	title: string;
	/** Tells the person what they can do first. */
	hint: string;
	onDiscard: () => void;
	onClose: () => void;
}) {
	const device = useDeviceWord();
	return (
		<DeleteQuestion title={`Discard ${title}`} go="Discard" onDelete={onDiscard} onClose={onClose}>
			<p>{`This trip is only on this ${device}. ${hint}`}</p>
		</DeleteQuestion>
	);
}
