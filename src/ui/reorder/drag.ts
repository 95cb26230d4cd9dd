import { bendLine, type Spot } from './bend-line.ts';
import { dropIndex, type Row, rowShifts } from './drop-index.ts';
import { scrollerOf } from './scroller.ts';

/** What a drag works on: the list with its rows, and the line that joins their marks. */
export interface DragStage {
	list: HTMLElement;
	/** The SVG path that takes the place of the straight line meanwhile. */
	line: SVGPathElement | null;
}

export interface DragEnd {
	onDrop: (toIndex: number) => void;
	onEnd: () => void;
}

/** How far a row follows the pointer sideways, in pixels: enough to see the line bend. */
const ASIDE = { from: -10, to: 36, share: 0.5 };

/**
 * Drags a row of the list from a press on its grip until the pointer lets go (drops), or Escape or the system cancels.
 * It moves rows by custom properties alone, frame by frame; the list itself changes only with the drop.
 */
export function beginDrag(stage: DragStage, press: PointerEvent, end: DragEnd) {
	const items = [...stage.list.children].filter(
		(child): child is HTMLElement => child instanceof HTMLElement,
	);
	const from = items.findIndex((item) => press.target instanceof Node && item.contains(press.target));
	if (from < 0) return;
	const rows = items.map((item): Row => ({ top: item.offsetTop, height: item.offsetHeight }));
	const marks = items.map((item) => markSpot(item, stage.list));
	const scroller = scrollerOf(stage.list);
	const leaving = new AbortController();
	let pointer: Spot = { x: press.clientX, y: press.clientY };
	let scrolled = 0;
	let frame = 0;

	const draw = () => {
		scrolled += scroller.follow(pointer.y);
		const by = pointer.y - press.clientY + scrolled;
		const to = dropIndex(rows, from, by);
		const aside = Math.min(Math.max((pointer.x - press.clientX) * ASIDE.share, ASIDE.from), ASIDE.to);
		const shifts = rowShifts(rows, { from, to, by });
		for (const [at, item] of items.entries()) {
			item.style.setProperty('--shift', `${shifts[at] ?? 0}px`);
			item.style.setProperty('--aside', at === from ? `${aside}px` : '0px');
		}
		const spots = marks.map((mark, at) => ({
			x: mark.x + (at === from ? aside : 0),
			y: mark.y + (shifts[at] ?? 0),
		}));
		stage.line?.setAttribute('d', bendLine(spots));
		frame = requestAnimationFrame(draw);
		return to;
	};
	const finish = (toIndex: number | null) => {
		cancelAnimationFrame(frame);
		leaving.abort();
		stage.list.removeAttribute('data-dragging');
		items[from]?.removeAttribute('data-dragged');
		for (const item of items) for (const name of ['--shift', '--aside']) item.style.removeProperty(name);
		if (toIndex !== null && toIndex !== from) end.onDrop(toIndex);
		end.onEnd();
	};

	stage.list.setAttribute('data-dragging', '');
	items[from]?.setAttribute('data-dragged', '');
	follow(press.pointerId, leaving.signal, {
		onMove: (spot) => {
			pointer = spot;
		},
		onUp: () => finish(dropIndex(rows, from, pointer.y - press.clientY + scrolled)),
		onCancel: () => finish(null),
	});
	draw();
}

interface PointerNews {
	onMove: (spot: Spot) => void;
	onUp: () => void;
	onCancel: () => void;
}

function follow(pointerId: number, signal: AbortSignal, { onMove, onUp, onCancel }: PointerNews) {
	const ofThisPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
		if (event.pointerId === pointerId) act(event);
	};
	addEventListener(
		'pointermove',
		ofThisPointer(({ clientX, clientY }) => onMove({ x: clientX, y: clientY })),
		{ signal },
	);
	addEventListener('pointerup', ofThisPointer(onUp), { signal });
	addEventListener('pointercancel', ofThisPointer(onCancel), { signal });
	addEventListener('blur', onCancel, { signal });
	addEventListener(
		'keydown',
		(event) => {
			if (event.key === 'Escape') onCancel();
		},
		{ signal },
	);
}

/** The middle of a row's mark, in pixels of the list. */
function markSpot(item: HTMLElement, list: HTMLElement): Spot {
	const mark = item.querySelector('[data-mark]')?.getBoundingClientRect();
	const frame = list.getBoundingClientRect();
	if (!mark) return { x: 0, y: 0 };
	return { x: mark.left + mark.width / 2 - frame.left, y: mark.top + mark.height / 2 - frame.top };
}
