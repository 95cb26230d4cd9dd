import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { type TrailLeg, trailLines } from './geometry.ts';
import { useDrawnMap } from './map-context.ts';

/** The pink line; it draws itself along once whenever the trip opens or its order changes. */
export function Trail({ legs }: { legs: TrailLeg[] }) {
	const { map } = useDrawnMap();
	useEffect(() => {
		const source = map.getSource<GeoJSONSource>('trail');
		const length = drawingTime();
		const start = performance.now();
		let frame = 0;
		const draw = (now: number) => {
			const part = length === 0 ? 1 : Math.min(1, (now - start) / length);
			source?.setData(trailLines(legs, 1 - (1 - part) ** 3));
			if (part < 1) frame = requestAnimationFrame(draw);
		};
		draw(start);
		return () => cancelAnimationFrame(frame);
	}, [map, legs]);
	return null;
}

/** The token `--trail-draw` in milliseconds; reduced motion makes it nothing. */
function drawingTime(): number {
	const value = getComputedStyle(document.documentElement).getPropertyValue('--trail-draw').trim();
	const number = Number.parseFloat(value) || 0;
	return value.endsWith('ms') ? number : number * 1000;
}
