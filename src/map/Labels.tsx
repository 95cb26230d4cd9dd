import type { GeoJSONSource } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { chooseLabels } from './choose-labels.ts';
import type { TrailLeg } from './geometry.ts';
import { useDrawnMap } from './map-context.ts';
import type { Box, Segment, Surroundings } from './place-labels.ts';
import { loadTowns, type Town } from './towns.ts';
import { useEveryRest } from './use-every-move.ts';

/** Half the width of a marker and its halo. */
const MARKER = 20;
const NO_LEGS: TrailLeg[] = [];

/** Writes the names that fit around markers and trail, chosen anew whenever the map comes to rest. */
export function Labels({ pins, legs = NO_LEGS }: { pins: Point[]; legs?: TrailLeg[] }) {
	const { map, base } = useDrawnMap();
	const towns = useTowns();
	const settle = useCallback(() => {
		const around = surroundings(map, pins, legs);
		map.getSource<GeoJSONSource>('labels')?.setData(chooseLabels(map, base, towns, around));
	}, [map, base, towns, pins, legs]);
	useEveryRest(map, settle);
	return null;
}

function useTowns(): Town[] {
	const [towns, setTowns] = useState<Town[]>([]);
	useEffect(() => {
		loadTowns().then(setTowns, (error) => console.warn('The map does without towns.', error));
	}, []);
	return towns;
}

type Drawn = ReturnType<typeof useDrawnMap>['map'];

function surroundings(map: Drawn, pins: Point[], legs: TrailLeg[]): Surroundings {
	const { clientWidth: width, clientHeight: height } = map.getContainer();
	const toPixels = ({ long, lat }: Point) => map.project([long, lat]);
	const markers = pins.map(toPixels).map(({ x, y }): Box => {
		return { left: x - MARKER, right: x + MARKER, top: y - MARKER, bottom: y + MARKER };
	});
	const segments = legs.flatMap(({ points }): Segment[] => {
		const line = points.map(toPixels);
		return line.slice(1).map((to, at) => ({ from: line[at] ?? to, to }));
	});
	return { width, height, boxes: [...markers, ...coveringBoxes(map)], segments };
}

/** Buttons, legend and credit, which lie over the map. */
function coveringBoxes(map: Drawn): Box[] {
	const container = map.getContainer();
	const origin = container.getBoundingClientRect();
	const covering = container.closest('section')?.querySelectorAll('[data-covers]') ?? [];
	return [...covering].map((element): Box => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return {
			left: left - origin.left,
			right: right - origin.left,
			top: top - origin.top,
			bottom: bottom - origin.top,
		};
	});
}
