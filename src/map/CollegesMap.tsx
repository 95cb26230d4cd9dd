import { useMemo } from 'react';
import type { College } from '#domain/colleges/college.ts';
import { mapZoom } from '#domain/limits.ts';
import type { Opening } from '#domain/map/framing.ts';
import type { MapPin } from '#domain/map/pin.ts';
import type { Scene } from '#domain/map/scene.ts';
import { paths } from '#domain/paths.ts';
import type { State } from '#domain/states/state.ts';
import { fromTileZoom } from './create-map.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Overlay } from './Overlay.tsx';

interface Props {
	/** "Massachusetts", "New England". */
	name: string;
	colleges: Pick<College, 'ipeds_id' | 'name' | 'lat' | 'long'>[];
	/** The state that the map is of; without one it opens around the colleges. */
	state?: Pick<State, 'state_abbreviation' | 'center_lat' | 'center_long' | 'default_zoom'>;
}

/** So many colleges can have full markers on any state. */
const FEW = 6;
/** The frame, in pixels, that a state's `default_zoom` is meant for. */
const USUAL = { width: 640, height: 480 };
const CLOSEST = 10;

/** A state or a region with its colleges; each marker leads to the college's guide. */
export function CollegesMap({ name, colleges, state }: Props) {
	const scene = useMemo((): Omit<Scene, 'isSmall' | 'isNaming'> => {
		return { pins: colleges.map(collegePin), ...(state && { home: state.state_abbreviation }) };
	}, [colleges, state]);
	return (
		<MapFrame
			label={`Map of the colleges of ${name}`}
			opening={openingOf(colleges, state)}
			isInPage
			legend={<MapLegend entries={[{ kind: 'college', word: 'College guide' }]} />}
		>
			<Overlay
				scene={scene}
				isCrowded={colleges.length > FEW}
				isNaming
				namesFrom={fromTileZoom(mapZoom.stateLabels)}
			/>
		</MapFrame>
	);
}

function openingOf(points: Props['colleges'], state: Props['state']): Opening {
	if (!state) return { points, closest: CLOSEST };
	const center = { lat: state.center_lat, long: state.center_long };
	return {
		points,
		closest: CLOSEST,
		start: { center, zoom: state.default_zoom, usual: USUAL, canGrow: true },
	};
}

function collegePin({ ipeds_id, name, lat, long }: Props['colleges'][number]): MapPin {
	return { id: String(ipeds_id), kind: 'college', name, lat, long, href: paths.college(ipeds_id) };
}
