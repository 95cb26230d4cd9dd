import type { College } from '../colleges/college.ts';
import type { Point } from '../geo.ts';
import { mapZoom } from '../limits.ts';
import { paths } from '../paths.ts';
import type { Place, PlaceType } from '../places/place.ts';
import { landOf } from '../roads/land.ts';
import type { State } from '../states/state.ts';
import type { Opening } from './framing.ts';
import type { MapPin } from './pin.ts';
import type { Scene } from './scene.ts';
import { fromTileZoom } from './view.ts';

/** A map's content and opening; the server draws it first, then the app takes over. */
export interface MapPlan {
	label: string;
	scene: Scene;
	opening: Opening;
}

/** Up to this many colleges get full markers in any state. */
const FEW = 6;
/** The frame, in pixels, that a state's `default_zoom` was chosen for. */
const USUAL = { width: 640, height: 480 };
const CLOSEST = 10;
/** A guide's map opens with this many nearest places in view, unless that would zoom in closer than usual. */
const NEAREST = 10;
/** Id of the campus's pin, among those of the places. */
export const CAMPUS_ID = 'campus';

export type MappedCollege = Pick<College, 'ipeds_id' | 'name' | 'lat' | 'long'>;
export type MappedState = Pick<State, 'state_abbreviation' | 'center_lat' | 'center_long' | 'default_zoom'>;

/** A state or a region with its colleges; each marker links to the college's guide. */
export function collegesMap(name: string, colleges: MappedCollege[], state?: MappedState): MapPlan {
	return {
		label: `Map of the colleges of ${name}`,
		scene: {
			pins: colleges.map(collegePin),
			isCrowded: colleges.length > FEW,
			isNaming: true,
			namesFrom: fromTileZoom(mapZoom.stateLabels),
			...(state && { home: state.state_abbreviation }),
		},
		opening: {
			points: state ? colleges : onMainland(colleges),
			closest: CLOSEST,
			...(state && { start: startOf(state) }),
		},
	};
}

/** A region opens around its mainland: with Hawaii in view, the West would be a strip at the edge. */
const onMainland = (colleges: MappedCollege[]) =>
	colleges.filter((college) => landOf(college) === 'mainland');

const startOf = ({ center_lat, center_long, default_zoom }: MappedState) => ({
	center: { lat: center_lat, long: center_long },
	zoom: default_zoom,
	usual: USUAL,
	canGrow: true,
});

function collegePin({ ipeds_id, name, lat, long }: MappedCollege): MapPin {
	return { id: String(ipeds_id), kind: 'college', name, lat, long, href: paths.college(ipeds_id) };
}

export type MappedPlace = Pick<Place, 'place_id' | 'type' | 'name' | 'lat' | 'long' | 'distance'>;

/** A campus's surroundings: the kinds of places switched on, and rings at one, three and five miles. */
export function guideMap(
	campus: Point & { name: string },
	places: MappedPlace[],
	isShown: (type: PlaceType) => boolean = (type) => type !== 'airport',
): MapPlan {
	const { name, lat, long } = campus;
	const around = places.filter(({ type }) => isShown(type)).map(placePin);
	const nearest = [...places].sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)).slice(0, NEAREST);
	return {
		label: `Map of the surroundings of ${name}`,
		scene: {
			pins: [{ id: CAMPUS_ID, kind: 'college', name, lat, long }, ...around],
			rings: { lat, long },
			namesFrom: fromTileZoom(mapZoom.collegeLabels),
		},
		opening: { points: [campus, ...nearest], closest: fromTileZoom(mapZoom.college) },
	};
}

function placePin({ place_id, type, name, lat, long }: MappedPlace): MapPin {
	return { id: place_id, kind: type, name, lat, long };
}
