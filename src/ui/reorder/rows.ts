import { bendLine, type Spot } from './bend-line.ts';
import { type Row, rowShifts } from './drop-index.ts';

/** A list's rows, as measured at the start of a drag. */
export interface Rows {
	items: HTMLElement[];
	rows: Row[];
	/** The middle of each row's mark. */
	marks: Spot[];
}

/** The dragged row: its index, the index where it would land, and its distance from its own spot, in pixels. */
export interface DragState {
	from: number;
	to: number;
	by: number;
	aside: number;
}

/** Measures a list's rows, in pixels of the list. */
export function measureRows(list: HTMLElement): Rows {
	const items = [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
	return {
		items,
		rows: items.map((item) => ({ top: item.offsetTop, height: item.offsetHeight })),
		marks: items.map((item) => markSpot(item, list)),
	};
}

/** Shows the rows making room, and the line bent to the dragged one, using only custom properties. */
export function showDrag({ items, rows, marks }: Rows, line: SVGPathElement | null, state: DragState) {
	const { from, aside } = state;
	const shifts = rowShifts(rows, state);
	for (const [at, item] of items.entries()) {
		item.style.setProperty('--shift', `${shifts[at] ?? 0}px`);
		item.style.setProperty('--aside', at === from ? `${aside}px` : '0px');
	}
	const spots = marks.map(({ x, y }, at) => ({ x: at === from ? x + aside : x, y: y + (shifts[at] ?? 0) }));
	line?.setAttribute('d', bendLine(spots));
}

/** Puts all rows back to their places in the list. */
export function release({ items }: Rows) {
	for (const { style } of items) {
		style.removeProperty('--shift');
		style.removeProperty('--aside');
	}
}

function markSpot(item: HTMLElement, list: HTMLElement): Spot {
	const mark = item.querySelector('[data-mark]')?.getBoundingClientRect();
	const frame = list.getBoundingClientRect();
	if (!mark) return { x: 0, y: 0 };
	return { x: mark.left + mark.width / 2 - frame.left, y: mark.top + mark.height / 2 - frame.top };
}
