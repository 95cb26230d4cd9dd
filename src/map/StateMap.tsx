import { useMemo } from 'react';
import type { College } from '#domain/colleges/college.ts';
import { mapZoom } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { State } from '#domain/states/state.ts';
import { fromTileZoom } from './create-map.ts';
import { FitFrame } from './FitFrame.tsx';
import { Labels } from './Labels.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Pins } from './Pins.tsx';
import type { MapPin } from './pin.ts';

interface Props {
	state: Pick<State, 'name' | 'center_lat' | 'center_long' | 'default_zoom'>;
	colleges: Pick<College, 'ipeds_id' | 'name' | 'lat' | 'long'>[];
}

/** So many colleges can have full markers on any state. */
const FEW = 6;
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
			<FitFrame zoom={zoom} usual={USUAL} canGrow />
			<Labels pins={pins} />
			<Pins pins={pins} isCrowded={pins.length > FEW} namesFrom={fromTileZoom(mapZoom.stateLabels)} />
		</MapFrame>
	);
}

const collegePin = ({ ipeds_id, name }: Props['colleges'][number]) => ({
	id: String(ipeds_id),
	kind: 'college' as const,
	name,
	href: paths.college(ipeds_id),
});
