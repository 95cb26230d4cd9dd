import { BedDouble, Binoculars, Utensils } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { College } from '#domain/colleges/college.ts';
import type { Place } from '#domain/places/place.ts';
import { Chips, ToggleChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { lazyPart } from '#ui/lazy-part.ts';
import styles from './AroundCampus.module.css';

const GuideMap = lazyPart(() => import('#map/GuideMap.tsx'), 'GuideMap', { whenIdle: true });

const toggles = [
	{ type: 'hotel', icon: BedDouble, label: 'Hotels' },
	{ type: 'restaurant', icon: Utensils, label: 'Restaurants' },
	{ type: 'poi', icon: Binoculars, label: 'Sights' },
] as const;

/** The place chosen on a guide's map or in its lists. */
export interface ChosenPlace {
	id: string;
	/** True when the map shows its card, too: after a tap on its pin, or on "Show on map". */
	isOnMap: boolean;
	/** Raised by each "Show on map", so that the map again shows a place that is already chosen. */
	asked?: number;
}

interface Props {
	college: College;
	places: Place[];
	chosen: ChosenPlace | undefined;
	onChoose: (chosen: ChosenPlace | undefined) => void;
}

/** The map around campus, with switches for the kinds of place. */
export function AroundCampus({ college, places, chosen, onChoose }: Props) {
	const [hidden, setHidden] = useState<{ [Type in Place['type']]?: boolean }>({});
	const kind = places.find(({ place_id }) => place_id === chosen?.id)?.type;
	// A chosen place is always visible, even if its kind is switched off.
	const isShown = (type: Place['type']) => !hidden[type] || type === kind;
	return (
		<section className={styles.around} aria-labelledby="around">
			<h2 id="around">Around campus</h2>
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
			<div className={`${layout.mapPanel} ${styles.map}`}>
				<Suspense fallback={null}>
					<GuideMap
						center={college}
						places={places}
						shown={{ hotel: isShown('hotel'), restaurant: isShown('restaurant'), poi: isShown('poi') }}
						chosen={chosen?.id}
						asked={chosen?.asked}
						hasCard={chosen?.isOnMap ?? false}
						onSelect={(id) => onChoose({ id, isOnMap: true })}
						onClose={() => onChoose(undefined)}
					/>
				</Suspense>
			</div>
		</section>
	);
}
