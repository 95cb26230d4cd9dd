import { followPointer } from '#ui/reorder/follow-pointer.ts';
import { downOf, restingHeight, type SheetHeight } from './sheet-heights.ts';

/** A press that moves no more than this, in pixels, is a tap. */
const SLOP = 6;
/** In milliseconds: after this, a movement no longer counts toward the speed. */
const STALE = 80;

/**
 * Lets the sheet follow the pointer from a press on its grip until release, then calls `onRest` with the height where
 * it comes to rest. Escape or the system puts it back. Only the transform changes meanwhile, so the browser does no
 * layout.
 */
export function dragSheet(
	sheet: HTMLElement,
	{ from, press }: { from: SheetHeight; press: globalThis.PointerEvent },
	onRest: (height: SheetHeight) => void,
) {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	const room = { height: sheet.clientHeight, rem };
	const start = downOf(from, room);
	const leaving = new AbortController();
	let last = { y: press.clientY, at: press.timeStamp };
	let speed = 0;
	let down = start;
	let isDragged = false;
	const end = () => {
		leaving.abort();
		sheet.removeAttribute('data-dragged');
		sheet.style.removeProperty('--dragged-to');
	};
	followPointer(press.pointerId, leaving.signal, {
		onMove: ({ y }) => {
			if (!isDragged && Math.abs(y - press.clientY) <= SLOP) return;
			const now = performance.now();
			speed = (y - last.y) / Math.max(1, now - last.at);
			last = { y, at: now };
			down = Math.min(downOf('peek', room), Math.max(0, start + y - press.clientY));
			sheet.style.setProperty('--dragged-to', `${down}px`);
			if (!isDragged) sheet.setAttribute('data-dragged', '');
			isDragged = true;
		},
		onUp: () => {
			end();
			const isResting = performance.now() - last.at > STALE;
			if (isDragged) onRest(restingHeight(down, isResting ? 0 : speed, room));
		},
		onCancel: end,
	});
}
