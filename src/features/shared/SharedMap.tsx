import { Suspense, useMemo } from 'react';
import type { MapPin } from '#domain/map/pin.ts';
import type { DriveEstimate } from '#domain/roads/drive-estimate.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import styles from './SharedTripView.module.css';

const TripMap = lazyWhenIdle(() => import('#map/TripMap.tsx').then(({ TripMap: Loaded }) => Loaded));

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
