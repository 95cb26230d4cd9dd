import { Clock, NotebookPen } from 'lucide-react';
import type { Stop } from '#domain/trips/trip.ts';
import { DirectionsButton } from '#map/DirectionsButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { GuideLink } from './GuideLink.tsx';
import styles from './StopControls.module.css';
import type { OpenForm } from './StopForm.tsx';

interface Props {
	stop: Stop;
	onForm: (form: OpenForm) => void;
}

/** The marked stop's buttons: times, note, directions, guide. */
export function StopMore({ stop, onForm }: Props) {
	const { id, place } = stop;
	return (
		<div className={styles.more}>
			<Button aria-label={`Times at ${place.name}`} onClick={() => onForm({ about: 'times', stop })}>
				<Icon of={Clock} />
				Times
			</Button>
			<Button aria-label={`Note on ${place.name}`} onClick={() => onForm({ about: 'note', stopId: id })}>
				<Icon of={NotebookPen} />
				Note
			</Button>
			<DirectionsButton to={place} />
			{place.type === 'college' && <GuideLink code={place.code} name={place.name} />}
		</div>
	);
}
