/** How much of a phone's screen the list has: one line of it, half, or all but the band and the bars. */
export type SheetHeight = 'peek' | 'half' | 'full';

/** From the lowest up. */
const heights = ['peek', 'half', 'full'] as const;
/** The share of the room that is the map's in the half sheet. */
const HALF = 0.42;
/** What of the lowest sheet is seen, in rem: the grip and a line. */
const PEEK = 4;

/** How far down a sheet of each height stands, for the style sheet. */
export const downWords: Record<SheetHeight, string> = {
	peek: `calc(100% - ${PEEK}rem)`,
	half: `${HALF * 100}%`,
	full: '0%',
};

/** The room that a sheet moves in: its height, and that of a rem, in pixels. */
export interface SheetRoom {
	height: number;
	rem: number;
}

/** How far down a sheet of this height stands, in pixels. */
export function downOf(height: SheetHeight, room: SheetRoom): number {
	if (height === 'full') return 0;
	return height === 'half' ? room.height * HALF : Math.max(0, room.height - PEEK * room.rem);
}

/** Milliseconds for which a sheet that is let go would glide on, and the fastest it does, in pixels a millisecond. */
const GLIDE = 160;
const FASTEST = 1.2;

/** Where a sheet comes to rest that is let go so far down, at a speed in pixels a millisecond, down being positive. */
export function restingHeight(down: number, speed: number, room: SheetRoom): SheetHeight {
	const end = down + Math.min(FASTEST, Math.max(-FASTEST, speed)) * GLIDE;
	const distance = (height: SheetHeight) => Math.abs(downOf(height, room) - end);
	return heights.reduce((nearest, height) => (distance(height) < distance(nearest) ? height : nearest));
}

/** The next height that way; the same at either end. */
export function stepHeight(from: SheetHeight, steps: 1 | -1): SheetHeight {
	return heights[heights.indexOf(from) + steps] ?? from;
}
