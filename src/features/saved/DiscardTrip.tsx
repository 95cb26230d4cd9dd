import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
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
		<Dialog title={`Discard ${title}`} onClose={onClose}>
			<p>{`This trip is only on this ${device}. ${hint}`}</p>
			<DialogAnswers>
				<Button
					kind="danger"
					onClick={() => {
						onDiscard();
						onClose();
					}}
				>
					Discard
				</Button>
				<Button onClick={onClose}>Keep it</Button>
			</DialogAnswers>
		</Dialog>
	);
}
