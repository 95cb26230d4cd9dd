import { Route } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { mapZoom } from '#domain/limits.ts';
import type { Opening } from '#domain/map/framing.ts';
import type { MapPin } from '#domain/map/pin.ts';
import type { Scene } from '#domain/map/scene.ts';
import { fromTileZoom } from '#domain/map/view.ts';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { roadLegs } from './Lines.tsx';
import { MapFrame } from './MapFrame.tsx';
import { OpenAgain } from './MapTools.tsx';
import { Overlay } from './Overlay.tsx';
import type { Taps } from './use-overlay.ts';

/** Shown until there is a stop: the lower 48 states, this many pixels wide and high at the planner's zoom. */
const COUNTRY = {
	center: { lat: 38.6, long: -96.4 },
	zoom: fromTileZoom(mapZoom.planner),
	usual: { width: 700, height: 420 },
	canGrow: false,
};
/** A single stop is shown with its town and surroundings. */
const CLOSEST = 9.5;

interface Props extends Taps {
	/** In trip order. */
	stops: MapPin[];
	/** The drives between them, if known; the line follows their roads. */
	drives?: readonly (LegDrive | null)[];
	/** The stops of the day being viewed, by their positions in the order; all by default. */
	lookedAt?: readonly number[] | undefined;
	chosen?: string | undefined;
	/** A place that is not a stop yet; shown as chosen before any stop. */
	marked?: MapPin | undefined;
	onSelect?: (id: string) => void;
	withOsm?: boolean;
	/** True when the map is part of a page that scrolls. */
	isInPage?: boolean;
	hint?: ReactNode;
	card?: ReactNode;
}

/** A trip: numbered stops joined by the pink line; a tap gives a point. */
export function TripMap({
	stops,
	drives,
	lookedAt,
	chosen,
	marked,
	onSelect,
	isInPage = false,
	...rest
}: Props) {
	const scene = useMemo((): Scene => {
		const pins = marked ? [...stops, marked] : stops;
		return { pins, chosen: marked?.id ?? chosen, legs: roadLegs(stops, drives, lookedAt) };
	}, [stops, chosen, marked, drives, lookedAt]);
	const opening: Opening = { points: stops, closest: CLOSEST, ...(stops.length === 0 && { start: COUNTRY }) };
	return (
		<MapFrame
			label="Map of the trip"
			opening={opening}
			openingKey={whichStops(stops)}
			isInPage={isInPage}
			tools={stops.length > 0 && <OpenAgain icon={Route} label="Show the whole trip" opening={opening} />}
			{...rest}
		>
			<Overlay scene={scene} onSelect={onSelect} />
		</MapFrame>
	);
}

/** The set of stops, whatever their order: a new order alone moves nothing. */
const whichStops = (stops: MapPin[]) =>
	stops
		.map(({ id }) => id)
		.sort()
		.join();
