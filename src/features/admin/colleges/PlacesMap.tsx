import { Maximize } from 'lucide-react';
import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { CAMPUS_ID, guideMap } from '#domain/map/scenes.ts';
import { creditOf, type Place } from '#domain/places/place.ts';
import { MapFrame } from '#map/MapFrame.tsx';
import { MapLegend } from '#map/MapLegend.tsx';
import { OpenAgain } from '#map/MapTools.tsx';
import { Overlay } from '#map/Overlay.tsx';

interface Props {
	center: Point & { name: string };
	places: Place[];
	/** Whether a click on the map says where a new place is. */
	isAdding: boolean;
	onAdd: (point: Point) => void;
	onEdit: (place: Place) => void;
}

const legend = (
	<MapLegend
		entries={[
			{ kind: 'college', word: 'Campus' },
			{ kind: 'hotel', word: 'Hotel' },
			{ kind: 'restaurant', word: 'Restaurant' },
			{ kind: 'poi', word: 'Sight' },
		]}
	/>
);

/** The places around a campus as an editor has them: a marker opens its place, a click on the ground adds one. */
export function PlacesMap({ center, places, isAdding, onAdd, onEdit }: Props) {
	const { label, scene, opening } = useMemo(() => guideMap(center, places), [center, places]);
	const edit = (id: string) => {
		const place = places.find(({ place_id }) => place_id === id);
		if (id !== CAMPUS_ID && place) onEdit(place);
	};
	return (
		<MapFrame
			label={label}
			opening={opening}
			isInPage
			credit={creditOf(places)}
			isTapping={isAdding}
			onTap={(point) => isAdding && onAdd(point)}
			tools={
				<OpenAgain
					icon={Maximize}
					label="Show all places"
					opening={{ ...opening, points: [center, ...places] }}
				/>
			}
			legend={legend}
		>
			<Overlay scene={scene} onSelect={edit} />
		</MapFrame>
	);
}
