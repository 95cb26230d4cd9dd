import { BedDouble, Binoculars, Utensils } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { Place } from '#domain/places/place.ts';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.ts';
import styles from './AroundCampus.module.css';

const GuideMap = lazyWhenIdle(() => import('#map/GuideMap.tsx').then(({ GuideMap: Loaded }) => Loaded));

const toggles = [
	{ type: 'hotel', icon: BedDouble, label: 'Hotels' },
	{ type: 'restaurant', icon: Utensils, label: 'Restaurants' },
	{ type: 'poi', icon: Binoculars, label: 'Sights' },
] as const;

interface Props {
	college: College;
	places: Place[];
	/** The `place_id` of the place that was chosen here or in the lists. */
	chosen: string | undefined;
	onChoose: (placeId: string | undefined) => void;
}

/** The map around campus, with what it shows to choose. */
export function AroundCampus({ college, places, chosen, onChoose }: Props) {
	const [hidden, setHidden] = useState<{ [Type in Place['type']]?: boolean }>({});
	const [chosenHere, setChosenHere] = useState<string>();
	const kind = places.find(({ place_id }) => place_id === chosen)?.type;
	// What is chosen is seen, whatever was switched off before.
	const isShown = (type: Place['type']) => !hidden[type] || type === kind;
	return (
		<section className={styles.around} aria-labelledby="around">
			<h2 id="around" tabIndex={-1}>
				Around campus
			</h2>
			<Chips label="Show on map">
				{toggles.map(({ type, icon, label }) => (
					<ToggleChip
						key={type}
						pressed={isShown(type)}
						onToggle={(pressed) => {
							setHidden({ ...hidden, [type]: !pressed });
							if (!pressed && type === kind) onChoose(undefined);
						}}
					>
						<Icon of={icon} />
						{label}
					</ToggleChip>
				))}
			</Chips>
			<div className={styles.map}>
				<Suspense fallback={null}>
					<GuideMap
						center={college}
						places={places}
						shown={{ hotel: isShown('hotel'), restaurant: isShown('restaurant'), poi: isShown('poi') }}
						chosen={chosen}
						isChosenHere={chosen === chosenHere}
						onSelect={(placeId) => {
							setChosenHere(placeId);
							onChoose(placeId);
						}}
						onClose={() => onChoose(undefined)}
					/>
				</Suspense>
			</div>
		</section>
	);
}
