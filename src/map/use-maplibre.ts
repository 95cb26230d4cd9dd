import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import type { Camera } from '#domain/map/view.ts';
import { whenNear } from '#runtime/when-near.ts';
import { createMap, type MapOptions } from './create-map.ts';
import { followTheme } from './follow-theme.ts';
import type { Shown, Stage } from './stage.ts';

/**
 * Has MapLibre draw into the element, and move the stage from then on: once it is near the window or, on a page that
 * scrolls, once a person reaches for the map. Until then, and without MapLibre, the picture stays.
 */
export function useMapLibre(element: RefObject<HTMLElement | null>, stage: Stage, options: MapOptions) {
	const [map, setMap] = useState<MapLibreMap>();
	const { label, isInPage } = options;
	useEffect(() => {
		const container = element.current;
		if (!container) return;
		const leaving = new AbortController();
		const begin = async () => {
			try {
				const before = stage.shown.get();
				const drawn = await createMap(container, stage, { label, isInPage, signal: leaving.signal });
				leaving.signal.addEventListener('abort', followTheme(drawn));
				drive(stage, drawn, leaving.signal);
				catchUp(stage, drawn, before);
				setMap(drawn);
			} catch (error) {
				if (!leaving.signal.aborted) console.warn('The map stays a picture.', error);
			}
		};
		const stopWaiting = isInPage
			? whenReachedFor(container.closest('section') ?? container, begin)
			: whenNear(container, '120px', begin);
		return () => {
			stopWaiting();
			leaving.abort(new DOMException('The map left the screen', 'AbortError'));
			setMap(undefined);
		};
	}, [element, stage, label, isInPage]);
	return map;
}

/**
 * Calls back once when a pointer enters the element, two fingers or a tap land on it, or it gets the focus. One finger
 * only scrolls the page.
 */
function whenReachedFor(element: HTMLElement, act: () => void): () => void {
	const done = new AbortController();
	const reach = () => {
		done.abort();
		act();
	};
	const hear = (name: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
		element.addEventListener(name, listener, { signal: done.signal, passive: true });
	hear('pointerenter', (event) => (event as PointerEvent).pointerType === 'touch' || reach());
	hear('touchstart', (event) => (event as TouchEvent).touches.length > 1 && reach());
	hear('click', reach);
	hear('focusin', reach);
	return () => done.abort();
}

/** The picture may have moved, or the phone turned, while MapLibre was loading. */
function catchUp({ shown }: Stage, map: MapLibreMap, before: Shown | undefined) {
	const now = shown.get();
	if (!now || now === before) return;
	map.resize();
	map.jumpTo(goTo(now.view));
}

const goTo = ({ center, zoom }: Camera) => ({ center: [center.long, center.lat] as [number, number], zoom });

function drive(stage: Stage, map: MapLibreMap, leaving: AbortSignal) {
	stage.drive({
		move: (camera, isGentle) => {
			if (isGentle) map.easeTo(goTo(camera));
			else map.jumpTo(goTo(camera));
		},
		resize: () => void map.resize(),
	});
	leaving.addEventListener('abort', () => stage.drive(undefined));
	// Runs in the same frame as the canvas: a marker that moved a frame later would seem to swim.
	map.on('render', () => stage.follow(cameraOf(map), !map.isMoving()));
	map.on('moveend', () => stage.follow(cameraOf(map), true));
	map.on('movestart', ({ originalEvent }) => originalEvent && stage.leave());
}

function cameraOf(map: MapLibreMap): Camera {
	const { lng, lat } = map.getCenter();
	return { center: { lat, long: lng }, zoom: map.getZoom() };
}
