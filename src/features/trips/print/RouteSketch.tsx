import { Suspense, use, useState } from 'react';
import type { Point } from '#domain/geo.ts';
import type { Stop } from '#domain/trips/trip.ts';
import type { StateOutlines } from '#sheet/packed-outlines.ts';
import { stateOutlines } from '#sheet/state-outlines.ts';
import { borderPath } from './border-path.ts';
import styles from './RouteSketch.module.css';
import { type SketchMark, type Spot, sketchProjection, sketchSize } from './sketch.ts';
import { spreadMarks } from './spread-marks.ts';

/** The trip as a line between numbered marks: on paper a drawing is sharper than the map's canvas. */
export function RouteSketch({ stops }: { stops: Stop[] }) {
	const [outlines] = useState(stateOutlines);
	const project = sketchProjection(stops.map(({ place }) => place));
	const marks = spreadMarks(stops.map(({ place }) => project(place)));
	const { width, height } = sketchSize;
	return (
		<svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<Suspense>
				<Borders outlines={outlines} project={project} />
			</Suspense>
			<path className={styles.trail} d={`M${marks.map(({ place: { x, y } }) => `${x} ${y}`).join('L')}`} />
			{marks.filter(isAside).map(({ x, y, place }) => (
				<g key={`${x} ${y}`}>
					<path className={styles.leader} d={`M${place.x} ${place.y}L${x} ${y}`} />
					<circle cx={place.x} cy={place.y} r="2.6" />
				</g>
			))}
			{stops.map(({ id, place }, at) => {
				const mark = marks[at];
				return mark && <Mark key={id} mark={mark} number={at + 1} isCollege={place.type === 'college'} />;
			})}
			<path className={styles.north} d={`M${width - 18} 36v-20m-4 7l4-8l4 8`} />
			<rect className={styles.frame} x="1" y="1" width={width - 2} height={height - 2} />
		</svg>
	);
}

/** The states' borders, when they are here. */
function Borders({
	outlines,
	project,
}: {
	outlines: Promise<StateOutlines>;
	project: (point: Point) => Spot;
}) {
	return <path className={styles.borders} d={borderPath(use(outlines), project)} />;
}

function Mark({
	mark: { x, y },
	number,
	isCollege,
}: {
	mark: SketchMark;
	number: number;
	isCollege: boolean;
}) {
	return (
		<g className={isCollege ? styles.campus : styles.other}>
			{isCollege ? (
				<rect x={x - 9} y={y - 12} width="18" height="24" rx="2" />
			) : (
				<rect x={x - 9.5} y={y - 9.5} width="19" height="19" rx="3" />
			)}
			<text x={x} y={y + 4.5}>
				{number}
			</text>
		</g>
	);
}

function isAside({ x, y, place }: SketchMark): boolean {
	return x !== place.x || y !== place.y;
}
