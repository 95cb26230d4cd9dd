import { Check, Plus } from 'lucide-react';
import { use } from 'react';
import { fullWords } from '#trips/limit-words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { closeAddPanel, openAddPanel } from './add/open-add-panel.ts';
import { FULL_ID } from './LimitBanner.tsx';
import { AddingContext, usePlanner } from './planner-context.ts';
import styles from './TripActions.module.css';

/**
 * Starts an add, or ends the one in progress. Disabled when the trip is full, and says why, because the banner that
 * says more may have scrolled out of view.
 */
export function AddStopButton() {
	const { trip, room, setAdding } = usePlanner();
	const adding = use(AddingContext);
	const count = trip.stops.length;
	const isFull = count >= room.mostStops;
	if (adding !== 'no') {
		return (
			<Button road onClick={() => closeAddPanel(setAdding)}>
				<Icon of={Check} />
				Done
			</Button>
		);
	}
	return (
		<>
			{isFull && <p className={styles.full}>{fullWords(room)}</p>}
			<Button
				kind="go"
				road
				data-add-stop
				disabled={isFull}
				aria-describedby={isFull ? FULL_ID : undefined}
				onClick={() => openAddPanel(setAdding)}
			>
				<Icon of={Plus} />
				Add stop <span className={styles.count}>{`${count} of ${room.mostStops}`}</span>
			</Button>
		</>
	);
}
