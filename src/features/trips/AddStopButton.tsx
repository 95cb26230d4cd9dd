import { Check, Plus } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { closeAddPanel, openAddPanel } from './add/open-add-panel.ts';
import { usePlanner } from './planner.ts';
import styles from './TripActions.module.css';

/** Begins an add, and ends it again; with ten stops it says why there can be no more. */
export function AddStopButton() {
	const { trip, adding, setAdding, refuse } = usePlanner();
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
			onClick={() => (count >= limits.stopsPerTrip ? refuse() : openAddPanel(setAdding))}
		>
			<Icon of={Plus} />
			Add stop <span className={styles.count}>{`${count} of ${limits.stopsPerTrip}`}</span>
		</Button>
	);
}
