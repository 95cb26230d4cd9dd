import type { MapMouseEvent, PaddingOptions } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Point } from '#domain/geo.ts';
import { mapZoom } from '#domain/limits.ts';
import { fromTileZoom } from './create-map.ts';
import { boundsOf, type TrailLeg } from './geometry.ts';
import { Labels } from './Labels.tsx';
import { MapFrame } from './MapFrame.tsx';
import { useDrawnMap } from './map-context.ts';
import { Pins } from './Pins.tsx';
import type { MapPin } from './pin.ts';
import { Trail } from './Trail.tsx';

/** The middle of the lower 48 states. */
const MIDDLE: Point = { lat: 39.5, long: -98.35 };
const CLOSEST = 11;

interface Props {
	/** In trip order. */
	stops: MapPin[];
	/** The ways between them, where roads are known; straight lines otherwise. */
	legs?: TrailLeg[];
	chosen?: string;
	onSelect?: (id: string) => void;
	/** A tap on the map itself: the point for a place of one's own. */
	onPlace?: (point: Point) => void;
	/** Whether the pointer should look as if it will place something. */
	isPlacing?: boolean;
	/** Whether the map lies in a page that scrolls. */
	isInPage?: boolean;
	tools?: ReactNode;
	/** Room in pixels that something else covers, as the sheet on a phone does. */
	covered?: Partial<PaddingOptions>;
}

/** A trip: numbered stops joined by the pink line, and taps that give a point. */
export function TripMap({
	stops,
	legs,
	chosen,
	onSelect,
	onPlace,
	isPlacing,
	isInPage = false,
	tools,
	covered,
}: Props) {
	const ways = useMemo(() => legs ?? straightLegs(stops), [legs, stops]);
	return (
		<MapFrame
			label="Map of the trip"
			center={MIDDLE}
			zoom={fromTileZoom(mapZoom.planner)}
			isInPage={isInPage}
			tools={tools}
		>
			<FitStops stops={stops} covered={covered} />
			<Labels pins={stops} legs={ways} />
			<Trail legs={ways} />
			{onPlace && <TakePoint onPlace={onPlace} isPlacing={isPlacing ?? false} />}
			<Pins pins={stops} chosen={chosen} onSelect={onSelect} />
		</MapFrame>
	);
}

const straightLegs = (stops: MapPin[]): TrailLeg[] =>
	stops.slice(1).map((to, at) => ({ points: [stops[at] ?? to, to] }));

/** Brings all stops into view when there are others than before; their order alone moves nothing. */
function FitStops({ stops, covered }: { stops: MapPin[]; covered: Props['covered'] }) {
	const { map } = useDrawnMap();
	const hasFitted = useRef(false);
	const showAll = useEffectEvent(() => {
		const bounds = boundsOf(stops);
		if (!bounds) return;
		const room = Math.min(56, map.getContainer().clientHeight / 6);
		const padding = { top: room, bottom: room, left: room, right: room + 16 };
		for (const side of ['top', 'bottom', 'left', 'right'] as const) padding[side] += covered?.[side] ?? 0;
		// The first time the map is where it should be from the start.
		map.fitBounds(bounds, { padding, maxZoom: CLOSEST, animate: hasFitted.current });
		hasFitted.current = true;
	});
	const whichStops = stops
		.map(({ id }) => id)
		.sort()
		.join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: which stops there are is what it follows.
	useEffect(() => showAll(), [whichStops]);
	return null;
}

function TakePoint({ onPlace, isPlacing }: { onPlace: (point: Point) => void; isPlacing: boolean }) {
	const { map } = useDrawnMap();
	const take = useEffectEvent(({ lngLat, originalEvent }: MapMouseEvent) => {
		// A marker lies within the map's element too.
		if (originalEvent.target === map.getCanvas()) onPlace({ lat: lngLat.lat, long: lngLat.lng });
	});
	useEffect(() => {
		const follow = (event: MapMouseEvent) => take(event);
		map.on('click', follow);
		return () => void map.off('click', follow);
	}, [map]);
	useEffect(() => {
		map.getCanvasContainer().toggleAttribute('data-placing', isPlacing);
	}, [map, isPlacing]);
	return null;
}
