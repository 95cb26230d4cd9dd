import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * Renders the component again whenever the map is drawn from another place, in the same frame as the map itself:
 * a marker that came a frame later would swim.
 */
export function useEveryMove(map: MapLibreMap) {
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		let last = '';
		const follow = () => {
			const { lng, lat } = map.getCenter();
			const { clientWidth, clientHeight } = map.getContainer();
			const now = [lng, lat, map.getZoom(), clientWidth, clientHeight].join();
			if (now === last) return;
			last = now;
			flushSync(redraw);
		};
		map.on('render', follow);
		return () => void map.off('render', follow);
	}, [map]);
}

/** Calls `settle` now and whenever the map has come to rest. */
export function useEveryRest(map: MapLibreMap, settle: () => void) {
	useEffect(() => {
		settle();
		map.on('moveend', settle);
		map.on('resize', settle);
		return () => {
			map.off('moveend', settle);
			map.off('resize', settle);
		};
	}, [map, settle]);
}
