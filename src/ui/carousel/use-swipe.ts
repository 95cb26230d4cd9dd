import { type PointerEvent, useRef } from 'react';

/** How far a finger must move sideways to turn to the next slide, in pixels. */
const FAR_ENOUGH = 40;

/**
 * Calls `move` with 1 when a finger swipes left over the element, with -1 when it swipes right; up and down still
 * scroll the page.
 */
export function useSwipe(move: (by: 1 | -1) => void) {
	const from = useRef<{ x: number; y: number } | null>(null);
	return {
		onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
			from.current = pointerType === 'mouse' ? null : { x, y };
		},
		onPointerUp: ({ clientX, clientY }: PointerEvent) => {
			if (!from.current) return;
			const [dx, dy] = [clientX - from.current.x, clientY - from.current.y];
			from.current = null;
			if (Math.abs(dx) >= FAR_ENOUGH && Math.abs(dx) > Math.abs(dy)) move(dx < 0 ? 1 : -1);
		},
		onPointerCancel: () => {
			from.current = null;
		},
	};
}
