import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { CAMPUS_ID, guideMap } from '#domain/map/scenes.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import { CampusFrame } from '#map/CampusFrame.tsx';
import { Overlay } from '#map/Overlay.tsx';

interface Props {
	center: Point & { name: string };
	places: AdminPlace[];
	/** True when a click on the map sets a new place's position. */
	isAdding: boolean;
	onAdd: (point: Point) => void;
	onEdit: (place: AdminPlace) => void;
}

/** The editor's map of places around a campus: a marker opens its place, a click on the ground adds one. */
export function PlacesMap({ center, places, isAdding, onAdd, onEdit }: Props) {
	const { label, scene, opening } = useMemo(() => guideMap(center, places), [center, places]);
	const edit = (id: string) => {
		const place = places.find(({ place_id }) => place_id === id);
		if (id !== CAMPUS_ID && place) onEdit(place);
	};
	return (
		<CampusFrame
			label={label}
			opening={opening}
			center={center}
			places={places}
			isTapping={isAdding}
			onTap={(point) => isAdding && onAdd(point)}
		>
			<Overlay scene={scene} onSelect={edit} />
		</CampusFrame>
	);
}
