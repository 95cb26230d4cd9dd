import { Button } from '#ui/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/Dialog.tsx';
import { useDeviceWord } from '#ui/device-word.ts';

/** Asks before a trip goes that no server has: it is in no trash. */
export function DiscardTrip({
	title,
	onDiscard,
	onClose,
}: {
	title: string;
	onDiscard: () => void;
	onClose: () => void;
}) {
	const device = useDeviceWord();
	return (
		<Dialog title={`Discard ${title}`} onClose={onClose}>
			<p>{`This trip is only on this ${device}. Copy it as text first if you may want it again.`}</p>
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
