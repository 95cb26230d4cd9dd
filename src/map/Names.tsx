import type { Point } from '#domain/geo.ts';
import { type Label, LINE_HEIGHT } from '#domain/map/label-candidates.ts';
import { numberWidth, SHIELD } from '#domain/map/road-number.ts';
import type { Spot } from '#domain/map/view.ts';
import styles from './Names.module.css';

/**
 * The names of waters, states, towns and markers. Screen readers use the markers' own, and the list next to the map.
 */
export function Names({
	labels,
	project,
	scale,
}: {
	labels: Label[];
	project: (point: Point) => Spot;
	scale: number;
}) {
	return (
		<svg className={styles.names} aria-hidden="true">
			{labels.map((label) => {
				const { x, y } = project(label.point);
				return (
					<g
						key={`${label.kind} ${label.lines} ${label.point.lat}`}
						className={styles[label.kind]}
						transform={`translate(${x} ${y})`}
					>
						{label.kind === 'shield' && <path d={shieldPath(label.lines[0] ?? '', scale)} />}
						{label.kind === 'plate' && <Plate number={label.lines[0] ?? ''} scale={scale} />}
						{label.hasDot && <circle r="2.6" />}
						<Words label={label} height={LINE_HEIGHT * scale} />
					</g>
				);
			})}
		</svg>
	);
}

/** The plate behind the numbers of US and state routes: smaller than a shield, and quieter. */
function Plate({ number, scale }: { number: string; scale: number }) {
	const width = numberWidth(number) * scale;
	const height = SHIELD.plate * scale;
	return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 3} />;
}

/** A shield like those along the road, around its middle: a straight top, full sides, a point below. */
function shieldPath(number: string, scale: number): string {
	const half = (numberWidth(number) * scale) / 2;
	const top = (SHIELD.height * scale) / 2;
	return `M${-half} ${-top}H${half}C${half} ${top * 0.35} ${half * 0.7} ${top * 0.75} 0 ${top}C${-half * 0.7} ${top * 0.75} ${-half} ${top * 0.35} ${-half} ${-top}Z`;
}

function Words({ label: { lines, aside, anchor }, height }: { label: Label; height: number }) {
	const first = aside.y - ((lines.length - 1) * height) / 2;
	return (
		<text textAnchor={anchor}>
			{lines.map((line, at) => (
				<tspan key={line} x={aside.x} y={first + at * height} dy="0.34em">
					{line}
				</tspan>
			))}
		</text>
	);
}
