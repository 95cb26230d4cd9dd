import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** Asks before a trip goes that no server has: it is in no trash. */
export function DiscardTrip({
	title,
	hint,
	onDiscard,
	onClose,
}: {
	title: string;
	/** What may be done first. */
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
