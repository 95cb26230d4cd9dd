import { Suspense, useMemo } from 'react';
import type { MapPin } from '#domain/map/pin.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './SharedTripView.module.css';

const TripMap = lazyPart(() => import('#map/TripMap.tsx'), 'TripMap', { whenIdle: true });

export function SharedMap({ stops, drives }: Pick<SharedTrip, 'stops'> & { drives: DriveEstimate['legs'] }) {
	const pins = useMemo(() => stops.map(toPin), [stops]);
	return (
		<div className={styles.map}>
			<Suspense fallback={null}>
				<TripMap stops={pins} drives={drives} withOsm={usesOsm(stops, drives)} isInPage />
			</Suspense>
		</div>
	);
}

function toPin({ place }: SharedTrip['stops'][number], index: number): MapPin {
	const { type, name, lat, long } = place;
	const pin: MapPin = { id: String(index), kind: type === 'x' ? 'custom' : type, name, lat, long };
	return type === 'college' ? { ...pin, number: index + 1 } : pin;
}
