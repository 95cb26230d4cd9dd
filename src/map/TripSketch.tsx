import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { BaseMap } from '#domain/map/base-map.ts';
import { cameraFor } from '#domain/map/framing.ts';
import { layOut } from '#domain/map/lay-out.ts';
import type { MapPin } from '#domain/map/pin.ts';
import { projectionOf } from '#domain/map/view.ts';
import { useIsPrinting } from '#ui/printing.ts';
import { loadBaseMap } from './base-map.ts';
import { GroundPicture } from './Ground.tsx';
import { Lines, straightLegs } from './Lines.tsx';
import { Names } from './Names.tsx';
import { Pins } from './Pins.tsx';
import styles from './TripSketch.module.css';
import { loadTowns, type Town } from './towns.ts';

/** In pixels of paper; letters and markers are smaller there. */
const SIZE = { width: 278, height: 330 };
const SCALE = 0.82;
const CLOSEST = 9;
const MEASURES = {
	'--map-scale': SCALE,
	'--sketch-width': `${SIZE.width}px`,
	'--sketch-height': `${SIZE.height}px`,
} as CSSProperties;

/** A trip on paper: the line between numbered marks on the ground, as far as that is on the device. */
export function TripSketch({ stops }: { stops: MapPin[] }) {
	const { base, towns } = useGround();
	const isPrinting = useIsPrinting();
	return (
		<div className={styles.sketch} style={MEASURES} aria-hidden="true">
			{isPrinting && <Sketch stops={stops} base={base} towns={towns} />}
		</div>
	);
}

function Sketch({ stops, base, towns }: { stops: MapPin[]; base: BaseMap | undefined; towns: Town[] }) {
	const view = useMemo(() => {
		const opening = { points: stops, closest: CLOSEST };
		return { ...cameraFor(opening, { size: SIZE, covers: [], scale: SCALE }), ...SIZE };
	}, [stops]);
	const scene = { pins: stops, legs: straightLegs(stops), isOnPaper: true };
	const { marks, labels } = layOut(scene, { view, covers: [], scale: SCALE, base, towns });
	const project = projectionOf(view);
	return (
		<>
			{base && <GroundPicture view={view} shapes={base.shapes} />}
			<Lines scene={scene} view={view} rest={view} />
			<Names labels={labels} project={project} scale={SCALE} />
			<Pins marks={marks} project={project} isSmall={false} />
		</>
	);
}

/** What the sketch is drawn on, fetched ahead: paper does not wait. */
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
