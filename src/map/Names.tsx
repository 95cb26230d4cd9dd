import type { Point } from '#domain/geo.ts';
import { type Label, LINE_HEIGHT } from '#domain/map/label-candidates.ts';
import type { Spot } from '#domain/map/view.ts';
import styles from './Names.module.css';

/** The names of waters, states, towns and markers. Screen readers have the markers' own, and the list beside the map. */
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
						{label.hasDot && <circle r="2.6" />}
						<Words label={label} height={LINE_HEIGHT * scale} />
					</g>
				);
			})}
		</svg>
	);
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
