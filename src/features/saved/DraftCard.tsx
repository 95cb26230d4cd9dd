import { HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { discardDraft, NOT_DISCARDED } from '#trips/draft-store.ts';
import type { Draft } from '#trips/drafts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useDeviceWord } from '#ui/device-word.ts';
import { showToast } from '#ui/toasts.ts';
import { CardMap } from './CardMap.tsx';
import { DiscardTrip } from './DiscardTrip.tsx';
import styles from './SavedTrip.module.css';
import { TripLength } from './TripLength.tsx';
import { TripStrip } from './TripStrip.tsx';

/** A trip on this device that belongs to no account yet. */
export function DraftCard({ draft: { trip, to } }: { draft: Draft }) {
	const device = useDeviceWord();
	const [isAsking, setAsking] = useState(false);
	const title = tripTitle(trip);
	const discard = async () => {
		const { saved } = await discardDraft(trip.id);
		if (!saved) showToast({ words: NOT_DISCARDED });
	};
	return (
		<section className={styles.draft} aria-labelledby={trip.id}>
			<CardMap trip={trip} />
			<div className={styles.words}>
				<h2 id={trip.id}>
					<bdi>{title}</bdi>
				</h2>
				{trip.stops.length > 0 && <TripStrip stops={trip.stops} />}
				<p className={styles.facts}>
					<TripLength trip={trip} />
				</p>
				<Badge icon={HardDriveDownload} tone="warn">
					{`Draft on this ${device}, not saved yet`}
				</Badge>
			</div>
			<div className={styles.actions}>
				<ButtonLink kind="go" to={to} aria-label={`Open the draft ${title}`}>
					Open
				</ButtonLink>
				<Button kind="quiet" aria-label={`Discard the draft ${title}`} onClick={() => setAsking(true)}>
					Discard
				</Button>
			</div>
			{isAsking && (
				<DiscardTrip
					title={title}
					hint="Open and save it first if you may want it again."
					onClose={() => setAsking(false)}
					onDiscard={() => void discard()}
				/>
			)}
		</section>
	);
}
