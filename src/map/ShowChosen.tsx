import { useEffect } from 'react';
import { useDrawnMap } from './map-context.ts';
import type { MapPin } from './pin.ts';

/** Brings a place that was chosen in a list into view when it lies outside. */
export function ShowChosen({ pin }: { pin: MapPin | undefined }) {
	const { map } = useDrawnMap();
	const { lat, long } = pin ?? {};
	useEffect(() => {
		if (lat === undefined || long === undefined) return;
		if (!map.getBounds().contains([long, lat])) map.easeTo({ center: [long, lat] });
	}, [map, lat, long]);
	return null;
}
