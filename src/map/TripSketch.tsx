import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { loadTowns } from '#content/towns.ts';
import type { BaseMap } from '#domain/map/base-map.ts';
import { cameraFor } from '#domain/map/framing.ts';
import { layOut } from '#domain/map/lay-out.ts';
import type { MapPin } from '#domain/map/pin.ts';
import type { RoadsInView } from '#domain/map/roads.ts';
import { projectionOf, type View } from '#domain/map/view.ts';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { useIsPrinting } from '#ui/printing.ts';
import { loadBaseMap } from './base-map.ts';
import { GroundPicture } from './Ground.tsx';
import { Lines, roadLegs } from './Lines.tsx';
import { Names } from './Names.tsx';
import { Pins } from './Pins.tsx';
import { useRoads } from './roads.ts';
import styles from './TripSketch.module.css';

/** In pixels on paper; letters and markers are smaller there. */
const SIZE = { width: 278, height: 330 };
const SCALE = 0.82;
const CLOSEST = 9;
const MEASURES = {
	'--map-scale': SCALE,
	'--sketch-width': `${SIZE.width}px`,
	'--sketch-height': `${SIZE.height}px`,
} as CSSProperties;

interface Way {
	stops: MapPin[];
	drives: readonly (LegDrive | null)[];
}

/** A trip on paper: the line between numbered marks on the ground, if the ground is on the device. */
export function TripSketch({ stops, drives }: Way) {
	const { base, towns } = useGround();
	const view = useMemo(() => sketchOf({ stops, drives }), [stops, drives]);
	// Fetched ahead, because printing does not wait.
	const roads = useRoads(view);
	const isPrinting = useIsPrinting();
	return (
		<div className={styles.sketch} style={MEASURES} aria-hidden="true">
			{isPrinting && <Sketch stops={stops} drives={drives} view={view} ground={{ base, towns, roads }} />}
		</div>
	);
}

/** Frames the stops and the whole line, which may reach beyond them. */
function sketchOf({ stops, drives }: Way): View {
	const points = [...stops, ...roadLegs(stops, drives).flatMap((leg) => leg.points)];
	const opening = { points, closest: CLOSEST };
	return { ...cameraFor(opening, { size: SIZE, covers: [], scale: SCALE }), ...SIZE };
}

interface SketchProps extends Way {
	view: View;
	ground: { base: BaseMap | undefined; towns: Town[]; roads: RoadsInView | undefined };
}

function Sketch({ stops, drives, view, ground: { base, towns, roads } }: SketchProps) {
	const scene = { pins: stops, legs: roadLegs(stops, drives), isOnPaper: true };
	const { marks, labels } = layOut(scene, {
		view,
		covers: [],
		scale: SCALE,
		base,
		towns,
		shields: roads?.shields,
		plates: roads?.plates,
	});
	const project = projectionOf(view);
	return (
		<>
			{base && <GroundPicture view={view} shapes={base.shapes} />}
			<Lines scene={scene} roads={roads} view={view} rest={view} />
			<Names labels={labels} project={project} scale={SCALE} />
			<Pins marks={marks} project={project} isSmall={false} />
		</>
	);
}

/** Returns the sketch's ground, fetched ahead because printing does not wait. */
function useGround() {
	const [base, setBase] = useState<BaseMap>();
	const [towns, setTowns] = useState<Town[]>([]);
	useEffect(() => {
		const without = (error: unknown) => console.warn('The sketch does without its ground.', error);
		loadBaseMap().then(setBase, without);
		loadTowns().then(setTowns, without);
	}, []);
	return { base, towns };
}
