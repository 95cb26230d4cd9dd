import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';
import { whenNear } from '#runtime/when-near.ts';

/** This session's drawings, oldest first, so that a revisited page is drawn at once. */
const drawings = new Map<string, unknown>();
const MOST_REMEMBERED = 80;
/** How far outside the window a drawing starts. */
const NEAR = '320px';

/** Makes a drawing only when its place comes near the window and the page is idle, so that it never delays text. */
export function useDrawing<Place extends Element, Drawing>(
	key: string,
	draw: () => Promise<Drawing>,
): { place: RefObject<Place | null>; drawing: Drawing | undefined } {
	const place = useRef<Place>(null);
	const [, showDrawing] = useReducer((count: number) => count + 1, 0);
	const drawNow = useEffectEvent(async () => {
		remember(key, await insistOn(draw));
		showDrawing();
	});
	useEffect(() => {
		if (!place.current || drawings.has(key)) return;
		return whenNear(place.current, NEAR, () => void whenIdle().then(drawNow));
	}, [key]);
	return { place, drawing: drawings.get(key) as Drawing | undefined };
}

function remember(key: string, drawing: unknown) {
	drawings.set(key, drawing);
	const [oldest] = drawings.keys();
	if (drawings.size > MOST_REMEMBERED && oldest !== undefined) drawings.delete(oldest);
}
