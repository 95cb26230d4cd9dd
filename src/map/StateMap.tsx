import { useEffect, useMemo, useRef } from 'react';
import type { College } from '#domain/colleges/college.ts';
import { mapZoom } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { State } from '#domain/states/state.ts';
import { fromTileZoom } from './create-map.ts';
import { Labels } from './Labels.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { useDrawnMap } from './map-context.ts';
import { Pins } from './Pins.tsx';
import type { MapPin } from './pin.ts';

interface Props {
	state: Pick<State, 'name' | 'center_lat' | 'center_long' | 'default_zoom'>;
	colleges: Pick<College, 'ipeds_id' | 'name' | 'lat' | 'long'>[];
}

/** The frame, in pixels, that a state's `default_zoom` is meant for. */
const USUAL = { width: 640, height: 480 };

/** A state with its colleges; each marker leads to the college's guide. */
export function StateMap({ state, colleges }: Props) {
	const { name, center_lat: lat, center_long: long, default_zoom: zoom } = state;
	const pins = useMemo(
		() =>
			colleges.map((college): MapPin => ({ ...collegePin(college), lat: college.lat, long: college.long })),
		[colleges],
	);
	return (
		<MapFrame
			label={`Map of the colleges of ${name}`}
			center={{ lat, long }}
			zoom={zoom}
			isInPage
			legend={<MapLegend entries={[{ kind: 'college', word: 'College guide' }]} />}
		>
			<FitState zoom={zoom} />
			<Labels pins={pins} />
			<Pins pins={pins} namesFrom={fromTileZoom(mapZoom.stateLabels)} />
		</MapFrame>
	);
}

const collegePin = ({ ipeds_id, name }: Props['colleges'][number]) => ({
	id: String(ipeds_id),
	kind: 'college' as const,
	name,
	href: paths.college(ipeds_id),
});

/** Shows as much of the state on a small map as on the usual one. */
function FitState({ zoom }: { zoom: number }) {
	const { map } = useDrawnMap();
	const hasFitted = useRef(false);
	useEffect(() => {
		if (hasFitted.current) return;
		hasFitted.current = true;
		const { clientWidth, clientHeight } = map.getContainer();
		map.setZoom(zoom + Math.log2(Math.min(clientWidth / USUAL.width, clientHeight / USUAL.height)));
	}, [map, zoom]);
	return null;
}
