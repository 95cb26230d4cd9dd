import { Check, Plus } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { closeAddPanel, openAddPanel } from './add/open-add-panel.ts';
import { usePlanner } from './planner.ts';
import styles from './TripActions.module.css';

/** Begins an add, and ends it again; with all the stops there may be it says why there can be no more. */
export function AddStopButton() {
	const { trip, room, adding, setAdding, refuse } = usePlanner();
	const count = trip.stops.length;
	if (adding !== 'no') {
		return (
			<Button road onClick={() => closeAddPanel(setAdding)}>
				<Icon of={Check} />
				Done
			</Button>
		);
	}
	return (
		<Button
			kind="go"
			road
			data-add-stop
			onClick={() => (count >= room.mostStops ? refuse() : openAddPanel(setAdding))}
		>
			<Icon of={Plus} />
			Add stop <span className={styles.count}>{`${count} of ${room.mostStops}`}</span>
		</Button>
	);
}
