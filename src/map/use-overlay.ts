import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { pointAt } from '#domain/map/view.ts';
import type { Stage } from './stage.ts';

/**
 * Returns the element for the layer on the map: over the picture at first, then inside MapLibre's own element, where a
 * finger that starts on a marker moves the map.
 */
export function useOverlay(canvas: RefObject<HTMLElement | null>, map: MapLibreMap | undefined): HTMLElement {
	const [overlay] = useState(makeOverlay);
	useLayoutEffect(() => {
		const parent = map ? map.getCanvasContainer() : canvas.current?.parentElement;
		const focused = overlay.contains(document.activeElement) ? document.activeElement : null;
		parent?.append(overlay);
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	}, [overlay, canvas, map]);
	return overlay;
}

function makeOverlay(): HTMLElement {
	const overlay = document.createElement('div');
	overlay.dataset.overlay = '';
	return overlay;
}

export interface Taps {
	/** A tap on the map itself, not on a marker. */
	onTap?: ((point: Point) => void) | undefined;
	/** True when the pointer should look as if it will place something. */
	isTapping?: boolean | undefined;
}

interface Tapped {
	canvas: RefObject<HTMLElement | null>;
	stage: Stage;
	map: MapLibreMap | undefined;
}

/** Listens for taps on the ground, both on the picture and on MapLibre's canvas. */
export function useTaps({ canvas, stage, map }: Tapped, { onTap, isTapping = false }: Taps) {
	const take = useEffectEvent((point: Point) => onTap?.(point));
	useEffect(() => {
		const frame = canvas.current;
		if (!frame) return;
		if (map) {
			const follow = ({ lngLat, originalEvent }: MapMouseEvent) => {
				if (originalEvent.target === map.getCanvas()) {
					const { lat, lng: long } = lngLat.wrap();
					take({ lat, long });
				}
			};
			map.on('click', follow);
			return () => void map.off('click', follow);
		}
		const follow = ({ offsetX, offsetY }: MouseEvent) => {
			const view = stage.shown.get()?.view;
			if (view) take(pointAt(view, { x: offsetX, y: offsetY }));
		};
		frame.addEventListener('click', follow);
		return () => frame.removeEventListener('click', follow);
	}, [canvas, stage, map]);
	useEffect(() => {
		(map?.getCanvasContainer() ?? canvas.current)?.toggleAttribute('data-placing', isTapping);
	}, [canvas, map, isTapping]);
}
