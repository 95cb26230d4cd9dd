import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import layout from '#ui/layout.module.css';
import type { FoundTrip, Importable } from './importable.ts';
import { choiceWords } from './preview-words.ts';

interface Props {
	trips: readonly FoundTrip[];
	onChoose: (importable: Importable) => void;
	onClose: () => void;
}

/** Asks which trip in a file to look at; changes nothing. */
export function WhichTrip({ trips, onChoose, onClose }: Props) {
	return (
		<Dialog title="Which trip?" onClose={onClose}>
			<div className={layout.stack}>
				{trips.map((trip, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
					<Button key={index} wide onClick={() => onChoose(trip.importable)}>
						{choiceWords(trip)}
					</Button>
				))}
				<Button kind="quiet" wide onClick={onClose}>
					Cancel
				</Button>
			</div>
		</Dialog>
	);
}
