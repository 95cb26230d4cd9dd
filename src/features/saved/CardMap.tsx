import { Suspense, useMemo } from 'react';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './CardMap.module.css';

const TripPicture = lazyPart(() => import('#map/TripPicture.tsx'), 'TripPicture', { whenIdle: true });

/** A trip's own map as its card's picture; nothing for a trip without stops. */
export function CardMap({ trip }: { trip: Trip }) {
	const places = useMemo(() => trip.stops.map(({ place }) => place), [trip.stops]);
	const known = useKnownDrives(places, { which: 'in order', trip: { tripId: trip.id, asks: false } });
	const { legs } = useMemo(() => estimateDrives(places, known), [places, known]);
	if (places.length === 0) return null;
	return (
		<div className={styles.map} data-map>
			<Suspense>
				<TripPicture stops={places} drives={legs} />
			</Suspense>
		</div>
	);
}
