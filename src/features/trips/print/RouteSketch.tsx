import type { Stop } from '#domain/trips/trip.ts';
import styles from './PrintedTrip.module.css';
import { type SketchMark, sketchRoute, sketchSize } from './sketch.ts';

/** The trip as a line between numbered marks: on paper a drawing is sharper than the map's canvas. */
export function RouteSketch({ stops }: { stops: Stop[] }) {
	const marks = sketchRoute(stops.map(({ place }) => place));
	const { width, height } = sketchSize;
	return (
		<svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<rect className={styles.frame} x="1" y="1" width={width - 2} height={height - 2} />
			<path
				className={styles.trail}
				d={marks.map(({ place }, at) => `${at === 0 ? 'M' : 'L'}${place.x} ${place.y}`).join('')}
			/>
			{stops.map(({ id, place }, at) => {
				const mark = marks[at];
				return (
					mark && <SketchStop key={id} mark={mark} number={at + 1} isCollege={place.type === 'college'} />
				);
			})}
			<path className={styles.north} d="M242 34v-18m-4 6l4-7l4 7" />
			<text className={styles.northWord} x="242" y="46">
				N
			</text>
		</svg>
	);
}

function SketchStop({ mark, number, isCollege }: { mark: SketchMark; number: number; isCollege: boolean }) {
	const { x, y, place } = mark;
	const isAside = x !== place.x || y !== place.y;
	return (
		<g className={isCollege ? styles.campus : styles.other}>
			{isAside && <path className={styles.leader} d={`M${place.x} ${place.y}L${x} ${y}`} />}
			{isAside && <circle cx={place.x} cy={place.y} r="2.5" />}
			{isCollege ? (
				<rect x={x - 9} y={y - 12} width="18" height="24" rx="2" />
			) : (
				<rect x={x - 9} y={y - 9} width="18" height="18" rx="3" />
			)}
			<text x={x} y={y + 4.5}>
				{number}
			</text>
		</g>
	);
}
