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

/** The map around campus, with what it shows to choose. */
export function AroundCampus({ college, places }: { college: College; places: Place[] }) {
	const [shown, setShown] = useState({ hotel: true, restaurant: true, poi: true });
	const [chosen, setChosen] = useState<string>();
	return (
		<section className={styles.around} aria-labelledby="around">
			<h2 id="around">Around campus</h2>
			<Chips label="Show on map">
				{toggles.map(({ type, icon, label }) => (
					<ToggleChip
						key={type}
						pressed={shown[type]}
						onToggle={(pressed) => setShown({ ...shown, [type]: pressed })}
					>
						<Icon of={icon} />
						{label}
					</ToggleChip>
				))}
			</Chips>
			<div className={styles.map}>
				<Suspense fallback={null}>
					<GuideMap center={college} places={places} shown={shown} chosen={chosen} onSelect={setChosen} />
				</Suspense>
			</div>
		</section>
	);
}
