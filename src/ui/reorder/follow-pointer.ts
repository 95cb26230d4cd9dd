import type { Spot } from './bend-line.ts';

export interface PointerNews {
	onMove: (spot: Spot) => void;
	onUp: () => void;
	/** Called on Escape, for another window, or for the system's own gesture. */
	onCancel: () => void;
}

/** Follows one pointer over the whole window until the signal says to stop. */
export function followPointer(
	pointerId: number,
	signal: AbortSignal,
	{ onMove, onUp, onCancel }: PointerNews,
) {
	const ofThisPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
		if (event.pointerId === pointerId) act(event);
	};
	const move = ofThisPointer(({ clientX, clientY }) => onMove({ x: clientX, y: clientY }));
	const cancelOnEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		// Otherwise the same key would also close whatever else is open.
		event.preventDefault();
		onCancel();
	};
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', ofThisPointer(onUp), { signal });
	addEventListener('pointercancel', ofThisPointer(onCancel), { signal });
	addEventListener('blur', onCancel, { signal });
	addEventListener('keydown', cancelOnEscape, { signal });
}
