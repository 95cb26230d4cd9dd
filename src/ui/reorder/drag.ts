import { dropIndex, withinList } from './drop-index.ts';
import { followPointer } from './follow-pointer.ts';
import { type DragState, measureRows, release, showDrag } from './rows.ts';
import { scrollerOf } from './scroller.ts';

/** The elements of a drag: the list with its rows, and the line that joins their marks. */
export interface DragStage {
	list: HTMLElement;
	/** The SVG path that replaces the straight line during the drag. */
	line: SVGPathElement | null;
}

/** The row by its index, and the press on its grip. */
export interface Grab {
	from: number;
	press: PointerEvent;
}

export interface DragEnd {
	onDrop: (toIndex: number) => void;
	onEnd: () => void;
}

/** How far a row follows the pointer sideways, in pixels: enough to see the line bend. */
const ASIDE = { from: -10, to: 36, share: 0.5 };

/**
 * Drags row `from` of the list, starting with a press on its grip, until the pointer lets go (drops), or Escape or the
 * system cancels. The list itself changes only on the drop.
 */
export function beginDrag(stage: DragStage, { from, press }: Grab, end: DragEnd) {
	const rows = measureRows(stage.list);
	const scroller = scrollerOf(stage.list);
	const leaving = new AbortController();
	let pointer = { x: press.clientX, y: press.clientY };
	let scrolled = 0;
	let frame = 0;
	const stateNow = (): DragState => {
		const by = withinList(rows.rows, from, pointer.y - press.clientY + scrolled);
		return { from, to: dropIndex(rows.rows, from, by), by, aside: asideFor(pointer.x - press.clientX) };
	};
	let drawnAt = performance.now();
	const draw = (now: number) => {
		scrolled += scroller.follow(pointer.y, now - drawnAt);
		drawnAt = now;
		showDrag(rows, stage.line, stateNow());
		frame = requestAnimationFrame(draw);
	};
	const finish = (to: number) => {
		cancelAnimationFrame(frame);
		leaving.abort();
		markDragged(stage, from, false);
		release(rows);
		if (to !== from) end.onDrop(to);
		end.onEnd();
	};

	markDragged(stage, from, true);
	followPointer(press.pointerId, leaving.signal, {
		onMove: (spot) => {
			pointer = spot;
		},
		onUp: () => finish(stateNow().to),
		onCancel: () => finish(from),
	});
	draw(drawnAt);
}

function asideFor(pixels: number): number {
	return Math.min(Math.max(pixels * ASIDE.share, ASIDE.from), ASIDE.to);
}

function markDragged({ list }: DragStage, from: number, isDragged: boolean) {
	list.toggleAttribute('data-dragging', isDragged);
	list.children[from]?.toggleAttribute('data-dragged', isDragged);
}
