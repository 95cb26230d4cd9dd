import { countWords } from '#domain/count-words.ts';
import type { StopContent, TripContent } from '#domain/trips/trip-content.ts';
import { Button } from '#ui/Button.tsx';
import { DialogAnswers } from '#ui/Dialog.tsx';
import { NothingChanged } from '../NothingChanged.tsx';
import { usePlanner } from '../planner-context.ts';
import { AS_NEW } from './preview-words.ts';
import { useImport } from './use-import.ts';

/** Where the chosen stops may go: into this trip, or into a new one if this one has stops or texts of its own. */
export function ImportAnswers({
	content,
	fresh,
	beside,
	isOver,
	onClose,
}: {
	content: TripContent;
	/** Its stops that this trip does not have yet. */
	fresh: StopContent[];
	/** Its contents that this trip would not take; empty when none. */
	beside: string;
	isOver: boolean;
	onClose: () => void;
}) {
	const { trip } = usePlanner();
	const { intoThis, asNew, isBusy, refusal } = useImport(onClose);
	const isEmpty = trip.stops.length === 0;
	const asNewTrip = (
		<Button
			kind={isEmpty ? 'plain' : 'go'}
			disabled={content.stops.length === 0 || isBusy}
			onClick={() => void asNew(content)}
		>
			{AS_NEW}
		</Button>
	);
	const here = (
		<Button
			kind={isEmpty ? 'go' : 'plain'}
			disabled={fresh.length === 0 || isOver || isBusy}
			aria-describedby={isOver ? 'no-room' : beside ? 'beside' : undefined}
			onClick={() => intoThis({ ...content, stops: fresh })}
		>
			{hereWords(fresh.length, { isEmpty })}
		</Button>
	);
	return (
		<>
			{refusal && <NothingChanged reason={refusal.reason} />}
			<DialogAnswers>
				{!isEmpty && asNewTrip}
				{here}
				{isEmpty && beside && asNewTrip}
				<Button onClick={onClose}>Cancel</Button>
			</DialogAnswers>
		</>
	);
}

function hereWords(count: number, { isEmpty }: { isEmpty: boolean }): string {
	if (isEmpty) return `Import ${countWords(count, 'stop')}`;
	return count === 0 ? 'All already in this trip' : `Add ${count} to this trip`;
}
