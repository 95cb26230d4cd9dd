/**
 * Distance from the view's edge where the pointer starts to scroll it, in pixels, and the speed right at the edge, in
 * pixels per millisecond.
 */
const EDGE = 88;
const FASTEST = 0.85;
/** A slow device catches up, but never in a leap. */
const LONGEST_FRAME = 100;

/** The element that scrolls a list, and the part of the window where the list is visible. */
export interface Scroller {
	element: Element;
	/**
	 * Scrolls for this many milliseconds if the pointer is near the upper or lower edge; returns the distance in pixels.
	 */
	follow: (pointerY: number, elapsed: number) => number;
}

/** Finds the element that scrolls another: its nearest scrolling ancestor, or else the page. */
export function scrollerOf(element: Element): Scroller {
	const own = scrollingAncestor(element);
	const scrolling = own ?? document.scrollingElement ?? document.documentElement;
	// Measured once, because a row dragged past the end would make it longer and longer.
	const end = scrolling.scrollHeight - scrolling.clientHeight;
	return {
		element: scrolling,
		follow: (pointerY, elapsed) => {
			const edges = own ? own.getBoundingClientRect() : pageEdges();
			const speed = speedAt(pointerY, edges.top, edges.bottom);
			const before = scrolling.scrollTop;
			const step = speed * Math.min(elapsed, LONGEST_FRAME);
			if (step !== 0) scrolling.scrollTop = Math.min(before + step, end);
			return scrolling.scrollTop - before;
		},
	};
}

function scrollingAncestor(element: Element): Element | null {
	for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
		const { overflowY } = getComputedStyle(each);
		if ((overflowY === 'auto' || overflowY === 'scroll') && each.scrollHeight > each.clientHeight)
			return each;
	}
	return null;
}

// Sticky parts at the top and bottom hide the list, too.
function pageEdges() {
	const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
	return {
		top: Number.parseFloat(scrollPaddingTop) || 0,
		bottom: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
	};
}

function speedAt(pointerY: number, top: number, bottom: number): number {
	if (pointerY < top + EDGE) return -FASTEST * Math.min(1, (top + EDGE - pointerY) / EDGE);
	if (pointerY > bottom - EDGE) return FASTEST * Math.min(1, (pointerY - bottom + EDGE) / EDGE);
	return 0;
}
