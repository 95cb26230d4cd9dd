import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { mapZoom } from '#domain/limits.ts';
import type { Place } from '#domain/places/place.ts';
import { fromTileZoom } from './create-map.ts';
import { FitFrame } from './FitFrame.tsx';
import { Labels } from './Labels.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Pins } from './Pins.tsx';
import type { MapPin } from './pin.ts';
import { Rings } from './Rings.tsx';
import { ShowAll } from './ShowAll.tsx';
import { ShowChosen } from './ShowChosen.tsx';

interface Props {
	/** The campus. */
	center: Point & { name: string };
	places: Place[];
	/** Which kinds are switched on. */
	shown: { hotel: boolean; restaurant: boolean; poi: boolean };
	/** The `place_id` of the chosen place. */
	chosen?: string | undefined;
	onSelect?: (placeId: string) => void;
}

/** Narrower than this the first ring alone would fill the map. */
const USUAL = { width: 560, height: 0 };
const CAMPUS_ID = 'campus';
const LEGEND = [
	{ kind: 'college', word: 'Campus' },
	{ kind: 'hotel', word: 'Hotel' },
	{ kind: 'restaurant', word: 'Restaurant' },
	{ kind: 'poi', word: 'Sight' },
] as const;

/** The surroundings of a campus: places of the kinds that are switched on, and rings at one, three and five miles. */
export function GuideMap({ center, places, shown, chosen, onSelect }: Props) {
	const { name, lat, long } = center;
	const pins = useMemo((): MapPin[] => {
		const around = places.flatMap(({ place_id, type, ...place }) =>
			type !== 'airport' && shown[type] ? [{ id: place_id, kind: type, ...pinPlace(place) }] : [],
		);
		return [{ id: CAMPUS_ID, kind: 'college', name, lat, long }, ...around];
	}, [places, shown, name, lat, long]);
	const select = onSelect && ((id: string) => id !== CAMPUS_ID && onSelect(id));
	return (
		<MapFrame
			label={`Map of the surroundings of ${name}`}
			center={center}
			zoom={fromTileZoom(mapZoom.college)}
			isInPage
			tools={<ShowAll pins={pins} label="Show all places" />}
			legend={<MapLegend entries={LEGEND.filter(({ kind }) => kind === 'college' || shown[kind])} />}
		>
			<FitFrame zoom={fromTileZoom(mapZoom.college)} usual={USUAL} />
			<ShowChosen pin={pins.find(({ id }) => id === chosen)} />
			<Rings lat={lat} long={long} />
			<Labels pins={pins} />
			<Pins pins={pins} chosen={chosen} namesFrom={fromTileZoom(mapZoom.collegeLabels)} onSelect={select} />
		</MapFrame>
	);
}

const pinPlace = ({ name, lat, long }: Omit<Place, 'place_id' | 'type'>) => ({ name, lat, long });
