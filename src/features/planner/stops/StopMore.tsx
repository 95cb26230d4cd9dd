import { Clock, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Stop } from '#domain/trips/trip.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StopTimesDialog } from '../times/StopTimesDialog.tsx';
import { GuideLink } from './GuideLink.tsx';
import styles from './StopControls.module.css';

interface Props {
	stop: Stop;
	isOpen: boolean;
	/** Opens the form of this stop's note. */
	onNote: (stopId: string) => void;
}

/** The marked stop's buttons: times, note, directions, guide. */
export function StopMore({ stop, isOpen, onNote }: Props) {
	const { id, place } = stop;
	const [isSettingTimes, setSettingTimes] = useState(false);
	return (
		<>
			{isOpen && (
				<div className={styles.more}>
					<Button aria-label={`Times at ${place.name}`} onClick={() => setSettingTimes(true)}>
						<Icon of={Clock} />
						Times
					</Button>
					<Button aria-label={`Note on ${place.name}`} onClick={() => onNote(id)}>
						<Icon of={NotebookPen} />
						Note
					</Button>
					<DirectionsButton to={place} />
					{place.type === 'college' && (
						<Suspense>
							<GuideLink code={place.code} name={place.name} />
						</Suspense>
					)}
				</div>
			)}
			{isSettingTimes && <StopTimesDialog stop={stop} onClose={() => setSettingTimes(false)} />}
		</>
	);
}
