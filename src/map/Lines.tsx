import { useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { MILES, ringEnds } from '#domain/map/rings.ts';
import type { RoadsInView } from '#domain/map/roads.ts';
import type { Scene, TrailLeg } from '#domain/map/scene.ts';
import { strokes, widthAt } from '#domain/map/strokes.ts';
import { linesPath } from '#domain/map/svg-path.ts';
import { onSquare, projectionOf, type View, worldWidth } from '#domain/map/view.ts';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { pointsOf } from '#domain/trips/long-legs.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './Lines.module.css';

interface Props {
	scene: Pick<Scene, 'legs' | 'rings'>;
	roads: RoadsInView | undefined;
	view: View;
	/** The view they are drawn for; while the map moves, the drawing moves with it. */
	rest: View;
}

/** The roads, the pink line (animated once when the trip opens or its order changes), and the dotted rings. */
export function Lines({ scene: { legs, rings }, roads, view, rest }: Props) {
	return (
		<>
			<svg className={styles.lines} aria-hidden="true">
				{roads && (
					<g transform={moved(roads.view, view)}>
						<Roads roads={roads} />
					</g>
				)}
				{rings && (
					<g transform={moved(rest, view)}>
						<RingLines around={rings} view={rest} />
					</g>
				)}
			</svg>
			{legs && (
				// Separate, so that the roads are not redrawn for each frame of its animation.
				<svg key={keyOf(legs)} className={classNames(styles.lines, styles.apart)} aria-hidden="true">
					<g transform={moved(rest, view)}>
						<Trail legs={legs} view={rest} />
					</g>
				</svg>
			)}
		</>
	);
}

function Roads({ roads: { view, interstates, others } }: { roads: RoadsInView }) {
	const { minor, roadCase, road } = strokes;
	return (
		<>
			<path className={styles.minor} d={others} strokeWidth={widthAt(minor, view.zoom)} />
			<path className={styles.roadCase} d={interstates} strokeWidth={widthAt(roadCase, view.zoom)} />
			<path className={styles.road} d={interstates} strokeWidth={widthAt(road, view.zoom)} />
		</>
	);
}

function RingLines({ around, view }: { around: Point; view: View }) {
	const project = projectionOf(view);
	const { x, y } = project(around);
	return ringEnds(around, MILES).map(({ name, foot }) => (
		<circle key={name} className={styles.ring} cx={x} cy={y} r={project(foot).y - y} />
	));
}

function Trail({ legs, view }: { legs: TrailLeg[]; view: View }) {
	const paths = useMemo(() => {
		const project = projectionOf(view);
		const pathOf = (some: TrailLeg[]) => linesPath(some.map(({ points }) => points.map(project)));
		return {
			dim: pathOf(legs.filter(({ isDim }) => isDim)),
			bright: pathOf(legs.filter(({ isDim }) => !isDim)),
		};
	}, [legs, view]);
	return (
		<>
			<path className={classNames(styles.case, styles.dim)} d={paths.dim} />
			<path className={classNames(styles.trail, styles.dim)} d={paths.dim} />
			<path className={styles.case} d={paths.bright} pathLength={1} />
			<path className={styles.trail} d={paths.bright} pathLength={1} />
		</>
	);
}

/**
 * Returns a trip's legs along the roads of its drives, straight where none are known; dim if they lead to a stop
 * outside the shown ones.
 */
export const roadLegs = (
	stops: Point[],
	drives: readonly (LegDrive | null)[] = [],
	lookedAt?: readonly number[],
): TrailLeg[] =>
	stops.slice(1).map((to, at) => ({
		points: [stops[at] ?? to, ...pointsOf(drives[at]?.line), to],
		isDim: lookedAt !== undefined && !lookedAt.includes(at + 1),
	}));

const keyOf = (legs: TrailLeg[]) =>
	legs
		.map(({ points }) => [points[0], points.at(-1)].map((point) => `${point?.lat} ${point?.long}`).join())
		.join(';');

/** Returns the transform from a drawing's view to the current one. */
function moved(from: View, to: View): string | undefined {
	if (from === to) return undefined;
	const scale = worldWidth(to.zoom) / worldWidth(from.zoom);
	const corner = onSquare(from.center);
	const here = onSquare(to.center);
	const x = to.width / 2 + (corner.x - here.x) * worldWidth(to.zoom) - (from.width / 2) * scale;
	const y = to.height / 2 + (corner.y - here.y) * worldWidth(to.zoom) - (from.height / 2) * scale;
	return `translate(${x} ${y}) scale(${scale})`;
}
