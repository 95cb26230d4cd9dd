import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { cameraFor } from '#domain/map/framing.ts';
import { projectionOf, type Size, type View } from '#domain/map/view.ts';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { GroundPicture } from './Ground.tsx';
import { Lines, roadLegs } from './Lines.tsx';
import { useRoads } from './roads.ts';
import styles from './TripPicture.module.css';
import { useBase } from './use-base.ts';

const CLOSEST = 9;

interface Props {
	stops: readonly Point[];
	drives: readonly (LegDrive | null)[];
}

/**
 * A small picture of a trip, as large as its container: its line and a dot per stop, drawn once it is near the window.
 */
export function TripPicture({ stops, drives }: Props) {
	const frame = useRef<HTMLDivElement>(null);
	const { base } = useBase(frame, false);
	const size = useSize(frame);
	const scene = useMemo(() => ({ legs: roadLegs([...stops], drives) }), [stops, drives]);
	const view = useMemo(() => {
		// The whole line must be visible, because it may reach beyond its ends.
		const points = [...stops, ...scene.legs.flatMap((leg) => leg.points)];
		return base && size ? pictureOf(points, size) : undefined;
	}, [base, size, stops, scene]);
	const roads = useRoads(view);
	return (
		<div ref={frame} className={styles.picture} aria-hidden="true">
			{base && view && (
				<>
					<GroundPicture view={view} shapes={base.shapes} />
					<Lines scene={scene} roads={roads} view={view} rest={view} />
					<Dots stops={stops} view={view} />
				</>
			)}
		</div>
	);
}

function pictureOf(points: Point[], size: Size): View {
	const opening = { points, closest: CLOSEST };
	return { ...cameraFor(opening, { size, covers: [], scale: 1 }), ...size };
}

function Dots({ stops, view }: { stops: readonly Point[]; view: View }) {
	const project = projectionOf(view);
	const spots = new Map(stops.map(project).map((spot) => [`${spot.x} ${spot.y}`, spot]));
	return (
		<svg className={styles.dots} aria-hidden="true">
			{[...spots].map(([key, { x, y }]) => (
				<circle key={key} cx={x} cy={y} r={6} />
			))}
		</svg>
	);
}

/** Returns the element's size; undefined while it is not displayed. */
function useSize(frame: RefObject<HTMLElement | null>): Size | undefined {
	const [size, setSize] = useState<Size>();
	useLayoutEffect(() => {
		const element = frame.current;
		if (!element) return;
		const sizes = new ResizeObserver(() => {
			const { clientWidth: width, clientHeight: height } = element;
			setSize(width > 0 && height > 0 ? { width, height } : undefined);
		});
		sizes.observe(element);
		return () => sizes.disconnect();
	}, [frame]);
	return size;
}
