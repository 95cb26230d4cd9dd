import { Printer, Save, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AddStopButton } from './AddStopButton.tsx';
import { usePlanner } from './planner.ts';
import { SignInToSave } from './SignInToSave.tsx';
import { ShareDialog } from './share/ShareDialog.tsx';
import styles from './TripActions.module.css';

/** What one does with a trip, within reach of the thumb. */
export function TripActions() {
	const { trip } = usePlanner();
	const [isSharing, setSharing] = useState(false);
	const [isSaving, setSaving] = useState(false);
	const isEmpty = trip.stops.length === 0;
	return (
		<div className={styles.actions}>
			{isEmpty ? (
				<p id="needs-stops" className={styles.why}>
					Add a stop to save, share or print.
				</p>
			) : (
				<AddStopButton />
			)}
			<Button
				road
				disabled={isEmpty}
				aria-describedby={isEmpty ? 'needs-stops' : undefined}
				onClick={() => setSaving(true)}
			>
				<Icon of={Save} />
				Save
			</Button>
			<Button road iconOnly disabled={isEmpty} aria-label="Share trip" onClick={() => setSharing(true)}>
				<Icon of={Share2} />
			</Button>
			<Button road iconOnly disabled={isEmpty} aria-label="Print trip" onClick={() => print()}>
				<Icon of={Printer} />
			</Button>
			{isSaving && <SignInToSave onClose={() => setSaving(false)} />}
			{isSharing && <ShareDialog trip={trip} onClose={() => setSharing(false)} />}
		</div>
	);
}
