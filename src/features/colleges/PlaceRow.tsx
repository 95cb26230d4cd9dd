import { BedDouble, Binoculars, ChevronDown, type LucideIcon, MapPin, Plane, Utensils } from 'lucide-react';
import { useId } from 'react';
import type { Place, PlaceType } from '#domain/places/place.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { PlaceLinks } from '#map/PlaceLinks.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ChosenPlace } from './AroundCampus.tsx';
import styles from './PlaceRow.module.css';

const icons: Record<PlaceType, LucideIcon> = {
	hotel: BedDouble,
	restaurant: Utensils,
	poi: Binoculars,
	airport: Plane,
};

/** The place chosen in a guide's lists or on its map, shared by both. */
export interface PlaceChoice {
	chosen: ChosenPlace | undefined;
	onChoose: (chosen: ChosenPlace | undefined) => void;
}

/** A place of the guide: its pin's shape, name, kind, and distance from campus; when open, links to it. */
export function PlaceRow({ place, chosen, onChoose }: PlaceChoice & { place: Place }) {
	const id = useId();
	const { place_id, type, name, note, city, distance } = place;
	const isOpen = chosen?.id === place_id;
	const showOnMap = () => onChoose({ id: place_id, isOnMap: true, asked: (chosen?.asked ?? 0) + 1 });
	return (
		<li className={styles.place}>
			<button
				type="button"
				className={styles.head}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => onChoose(isOpen ? undefined : { id: place_id, isOnMap: false })}
			>
				<span className={`${styles.pin} ${styles[type]}`}>
					<Icon of={icons[type]} />
				</span>
				<span>
					<strong>{name}</strong>
					<span className={styles.note}>{note || city}</span>
				</span>
				<span className={styles.miles}>
					{distance !== null && fromCampusWords(distance)}
					<Icon of={ChevronDown} />
				</span>
			</button>
			{isOpen && (
				<div id={id} className={styles.ways}>
					<PlaceLinks place={place} />
					<Button kind="quiet" onClick={showOnMap}>
						<Icon of={MapPin} />
						Show on map
					</Button>
				</div>
			)}
		</li>
	);
}
