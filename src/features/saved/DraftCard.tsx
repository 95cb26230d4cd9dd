import { HardDriveDownload } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import styles from './SavedTrip.module.css';
import { lengthWords } from './saved-words.ts';
import { TripStrip } from './TripStrip.tsx';

/** The trip on this device that no account has yet. */
export function DraftCard({ draft }: { draft: Trip }) {
	const device = useDeviceWord();
	return (
		<section className={styles.draft} aria-labelledby="draft">
			<div className={styles.words}>
				<h2 id="draft">
					<bdi>{draft.name || 'New trip'}</bdi>
				</h2>
				<TripStrip stops={draft.stops} />
				<p className={styles.facts}>{lengthWords(draft)}</p>
				<Badge icon={HardDriveDownload} tone="warn">
					{`Draft on this ${device}, not saved yet`}
				</Badge>
			</div>
			<div className={styles.actions}>
				<ButtonLink kind="go" to={paths.tripPlanner} aria-label="Open the draft">
					Open
				</ButtonLink>
			</div>
		</section>
	);
}
