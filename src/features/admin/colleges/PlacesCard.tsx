import { BedDouble, Binoculars, Pencil, Plus, Utensils } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Place } from '#domain/places/place.ts';
import { fromCampusWords } from '#domain/trips/travel-words.ts';
import { GuideMap } from '#map/GuideMap.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './CollegeEditor.module.css';
import { PlaceDialog } from './PlaceDialog.tsx';
import type { CollegeEditor } from './use-college-editor.ts';

const icons = { hotel: BedDouble, restaurant: Utensils, poi: Binoculars } as const;
const all = { hotel: true, restaurant: true, poi: true };

/** The places around the campus, on the map and in a list; each is edited, and more are added. */
export function PlacesCard({ editor, places }: { editor: CollegeEditor; places: Place[] }) {
	const { name, city, state_abbreviation, lat, long } = editor.college;
	const [chosen, setChosen] = useState<string>();
	/** The place that is edited; null while one is added, undefined while neither is. */
	const [edited, setEdited] = useState<Place | null>();
	const { revalidate } = useRevalidator();
	const center = useMemo(() => ({ lat, long, name }), [lat, long, name]);
	return (
		<section className={`${styles.card} ${layout.stack}`} aria-labelledby="places">
			<div className={layout.split}>
				<h2 id="places">Places nearby</h2>
				<Button onClick={() => setEdited(null)}>
					<Icon of={Plus} />
					Add a place
				</Button>
			</div>
			<div className={styles.map}>
				<GuideMap
					center={center}
					places={places}
					shown={all}
					chosen={chosen}
					onSelect={setChosen}
					onClose={() => setChosen(undefined)}
					hasCard
				/>
			</div>
			{places.length === 0 && <p className={layout.soft}>None within ten miles yet.</p>}
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
						</span>
						<Button kind="quiet" iconOnly aria-label={`Edit ${place.name}`} onClick={() => setEdited(place)}>
							<Icon of={Pencil} />
						</Button>
					</li>
				))}
			</ul>
			{edited !== undefined && (
				<PlaceDialog
					place={edited}
					campus={{ lat, long, city, state_abbreviation }}
					onClose={() => setEdited(undefined)}
					onDone={() => void revalidate()}
				/>
			)}
		</section>
	);
}
