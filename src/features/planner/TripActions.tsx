import { Printer, Share2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { AddStopButton } from './AddStopButton.tsx';
import { usePlanner } from './planner-context.ts';
import { SaveButton } from './saved/SaveButton.tsx';
import { ShareDialog } from './share/ShareDialog.tsx';
import styles from './TripActions.module.css';

/** The trip's actions, within reach of a thumb. A saved trip has no save button: each edit is saved as it is made. */
export const TripActions = memo(function TripActions() {
	const { trip, store } = usePlanner();
	const [isSharing, setSharing] = useState(false);
	const isDraft = store.account === null;
	const isEmpty = trip.stops.length === 0;
	const why = isEmpty ? 'needs-stops' : undefined;
	return (
		<div className={classNames(styles.actions, !isEmpty && styles.handy)}>
			{isEmpty ? (
				<p id="needs-stops" className={styles.why}>
					{isDraft ? 'Add a stop to save, share or print.' : 'Add a stop to share or print.'}
				</p>
			) : (
				<AddStopButton />
			)}
			{isDraft && <SaveButton describedBy={why} />}
			<Button road iconOnly disabled={isEmpty} aria-label="Share trip" onClick={() => setSharing(true)}>
				<Icon of={Share2} />
			</Button>
			<Button road iconOnly disabled={isEmpty} aria-label="Print trip" onClick={() => print()}>
				<Icon of={Printer} />
			</Button>
			{isSharing && <ShareDialog trip={trip} onClose={() => setSharing(false)} />}
		</div>
	);
});
