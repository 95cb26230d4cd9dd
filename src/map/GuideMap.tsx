import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { CAMPUS_ID, guideMap } from '#domain/map/scenes.ts';
import type { Place } from '#domain/places/place.ts';
import { CampusFrame } from './CampusFrame.tsx';
import { Overlay } from './Overlay.tsx';
import { PlaceCard } from './PlaceCard.tsx';

interface Props {
	center: Point & { name: string };
	places: Place[];
	/** The kinds that are switched on. */
	shown: { hotel: boolean; restaurant: boolean; poi: boolean };
	/** The `place_id` of the chosen place. */
	chosen?: string | undefined;
	/** A new number shows the chosen place again: the map moves to it, and its card takes the focus. */
	asked?: number | undefined;
	onSelect: (placeId: string) => void;
	/** Closes the card of the chosen place. */
	onClose: () => void;
	/** True after a tap on the chosen place's pin: the map shows its card, too. */
	hasCard: boolean;
}

/** The surroundings of a campus: places of the switched-on kinds, and rings at one, three and five miles. */
export function GuideMap({ center, places, shown, chosen, asked, onSelect, onClose, hasCard }: Props) {
	const { hotel, restaurant, poi } = shown;
	const { label, scene, opening } = useMemo(
		() => guideMap(center, places, (type) => ({ hotel, restaurant, poi, airport: false })[type]),
		[center, places, hotel, restaurant, poi],
	);
	const chosenScene = useMemo(() => ({ ...scene, chosen, asked }), [scene, chosen, asked]);
	const place = hasCard && places.find(({ place_id }) => place_id === chosen);
	return (
		<CampusFrame
			label={label}
			opening={opening}
			center={center}
			places={places}
			shown={shown}
			card={place && <PlaceCard key={`${place.place_id} ${asked}`} place={place} onClose={onClose} />}
		>
			<Overlay scene={chosenScene} onSelect={(id) => id !== CAMPUS_ID && onSelect(id)} />
		</CampusFrame>
	);
}
