import { Maximize } from 'lucide-react';
import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { mapZoom } from '#domain/limits.ts';
import type { Opening } from '#domain/map/framing.ts';
import type { MapPin } from '#domain/map/pin.ts';
import type { Scene } from '#domain/map/scene.ts';
import type { Place } from '#domain/places/place.ts';
import { fromTileZoom } from './create-map.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { OpenAgain } from './MapTools.tsx';
import { Overlay } from './Overlay.tsx';
import { PlaceCard } from './PlaceCard.tsx';

interface Props {
	/** The campus. */
	center: Point & { name: string };
	places: Place[];
	/** Which kinds are switched on. */
	shown: { hotel: boolean; restaurant: boolean; poi: boolean };
	/** The `place_id` of the chosen place. */
	chosen?: string | undefined;
	onSelect: (placeId: string) => void;
	/** What the card of the chosen place is closed by. */
	onClose: () => void;
	/** Whether the map tells about the chosen place, too: after a tap on its pin. */
	hasCard: boolean;
}

const CAMPUS_ID = 'campus';
/** So many of the nearest places are in view when the map opens, if that takes no closer look than usual. */
const NEAREST = 10;
const LEGEND = [
	{ kind: 'college', word: 'Campus' },
	{ kind: 'hotel', word: 'Hotel' },
	{ kind: 'restaurant', word: 'Restaurant' },
	{ kind: 'poi', word: 'Sight' },
] as const;

/** The surroundings of a campus: places of the kinds that are switched on, and rings at one, three and five miles. */
export function GuideMap({ center, places, shown, chosen, onSelect, onClose, hasCard }: Props) {
	const { name, lat, long } = center;
	const { hotel, restaurant, poi } = shown;
	const scene = useMemo((): Omit<Scene, 'isSmall' | 'isNaming'> => {
		const isShown = { hotel, restaurant, poi, airport: false };
		const around = places.flatMap(({ place_id, type, ...place }) =>
			isShown[type] ? [placePin(place_id, type, place)] : [],
		);
		const campus: MapPin = { id: CAMPUS_ID, kind: 'college', name, lat, long };
		return { pins: [campus, ...around], chosen, rings: { lat, long } };
	}, [places, hotel, restaurant, poi, chosen, name, lat, long]);
	const place = hasCard && places.find(({ place_id }) => place_id === chosen);
	const closest = fromTileZoom(mapZoom.college);
	const byDistance = [...places].sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
	const opening = (some: Point[]): Opening => ({ points: [center, ...some], closest });
	return (
		<MapFrame
			label={`Map of the surroundings of ${name}`}
			opening={opening(byDistance.slice(0, NEAREST))}
			isInPage
			tools={<OpenAgain icon={Maximize} label="Show all places" opening={opening(places)} />}
			card={place && <PlaceCard key={place.place_id} place={place} onClose={onClose} />}
			legend={<MapLegend entries={LEGEND.filter(({ kind }) => kind === 'college' || shown[kind])} />}
		>
			<Overlay
				scene={scene}
				namesFrom={fromTileZoom(mapZoom.collegeLabels)}
				onSelect={(id) => id !== CAMPUS_ID && onSelect(id)}
			/>
		</MapFrame>
	);
}

function placePin(
	id: string,
	kind: MapPin['kind'],
	{ name, lat, long }: Pick<Place, 'name' | 'lat' | 'long'>,
): MapPin {
	return { id, kind, name, lat, long };
}
