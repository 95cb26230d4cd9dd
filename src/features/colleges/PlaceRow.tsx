import { BedDouble, Binoculars, type LucideIcon, Plane, Utensils } from 'lucide-react';
import type { Place, PlaceType } from '#domain/places/place.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlaceRow.module.css';

const icons: Record<PlaceType, LucideIcon> = {
	hotel: BedDouble,
	restaurant: Utensils,
	poi: Binoculars,
	airport: Plane,
};

/** A place of the guide: its pin's shape, its name, what it is, and how far from campus. */
export function PlaceRow({ place }: { place: Place }) {
	return (
		<li className={styles.place}>
			<span className={`${styles.pin} ${styles[place.type]}`}>
				<Icon of={icons[place.type]} />
			</span>
			<span>
				<strong>{place.name}</strong>
				<span className={styles.note}>{place.note || place.city}</span>
			</span>
			{place.distance !== null && <span className={styles.miles}>{`${place.distance.toFixed(1)} mi`}</span>}
		</li>
	);
}
