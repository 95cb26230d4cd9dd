import { useEffect, useRef } from 'react';
import { useDrawnMap } from './map-context.ts';

interface Props {
	/** In MapLibre's count. */
	zoom: number;
	/** The frame in pixels that the zoom is meant for; a smaller one zooms out until it shows as much. */
	usual: { width: number; height: number };
	/** Whether a bigger frame zooms in. */
	canGrow?: boolean;
}

/** Opens the map with as much in view as in a frame of the usual size. */
export function FitFrame({ zoom, usual, canGrow = false }: Props) {
	const { map } = useDrawnMap();
	const hasFitted = useRef(false);
	useEffect(() => {
		if (hasFitted.current) return;
		hasFitted.current = true;
		const { clientWidth, clientHeight } = map.getContainer();
		const scale = Math.min(clientWidth / usual.width, clientHeight / usual.height);
		map.setZoom(zoom + Math.log2(canGrow ? scale : Math.min(1, scale)));
	}, [map, zoom, usual, canGrow]);
	return null;
}
