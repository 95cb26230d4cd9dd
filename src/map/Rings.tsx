import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { distanceRings } from './geometry.ts';
import { useDrawnMap } from './map-context.ts';

const MILES = [1, 3, 5];

/** Dotted rings one, three and five miles around a campus. */
export function Rings({ lat, long }: { lat: number; long: number }) {
	const { map } = useDrawnMap();
	useEffect(() => {
		map.getSource<GeoJSONSource>('rings')?.setData(distanceRings({ lat, long }, MILES));
	}, [map, lat, long]);
	return null;
}
