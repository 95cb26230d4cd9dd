import { BedDouble, Binoculars, Pencil, Utensils } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { numberWord } from '#domain/number-words.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { shownOf } from '#domain/places/shown-places.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';

const icons = { hotel: BedDouble, restaurant: Utensils, poi: Binoculars } as const;
const NOT_SHOWN = `Not in the guide: ${numberWord(limits.nearbyPerType)} are nearer`;

/** The places, nearest first, with a mark on those that the guide leaves out. */
export function PlaceList({ places, onEdit }: { places: AdminPlace[]; onEdit: (place: AdminPlace) => void }) {
	const shown = new Set(shownOf(places));
	return (
		<ul className={styles.places}>
			{places.map((place) => (
				<li key={place.place_id}>
					<Icon of={icons[place.type as keyof typeof icons]} />
					<span>
						<b>{place.name}</b>
						<span className={`${layout.soft} ${layout.small}`}>
							{[place.note, place.city, place.distance !== null && fromCampusWords(place.distance)]
								.filter(Boolean)
								.join(', ')}
						</span>
						{place.city === '' && <span className={layout.small}>City missing</span>}
						{!shown.has(place) && <span className={layout.small}>{NOT_SHOWN}</span>}
					</span>
					<Button kind="quiet" iconOnly aria-label={`Edit ${place.name}`} onClick={() => onEdit(place)}>
						<Icon of={Pencil} />
					</Button>
				</li>
			))}
		</ul>
	);
}
