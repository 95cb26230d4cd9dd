/** How much of a phone's screen the list takes: one line, half, or all but the band and the bars. */
export type SheetHeight = 'peek' | 'half' | 'full';

/** Lowest first. */
const heights = ['peek', 'half', 'full'] as const;
/** The map's share of the room when the sheet is at half. */
const HALF = 0.42;
/** Visible part of the lowest sheet, in rem: the grip and a line. */
const PEEK = 4;

/** How far down a sheet of each height is, as a CSS length. */
export const downWords: Record<SheetHeight, string> = {
	peek: `calc(100% - ${PEEK}rem)`,
	half: `${HALF * 100}%`,
	full: '0%',
};

/** The room the sheet moves in: its height and the size of a rem, in pixels. */
export interface SheetRoom {
	height: number;
	rem: number;
}

/** Returns how far down a sheet of this height is, in pixels. */
export function downOf(height: SheetHeight, room: SheetRoom): number {
	if (height === 'full') return 0;
	return height === 'half' ? room.height * HALF : Math.max(0, room.height - PEEK * room.rem);
}

/** Milliseconds that a released sheet would glide on, and its top speed in pixels per millisecond. */
const GLIDE = 160;
const FASTEST = 1.2;

/**
 * Returns the height where a released sheet comes to rest, given how far down it is in pixels and its speed in pixels
 * per millisecond, positive downward.
 */
export function restingHeight(down: number, speed: number, room: SheetRoom): SheetHeight {
	const end = down + Math.min(FASTEST, Math.max(-FASTEST, speed)) * GLIDE;
	const distance = (height: SheetHeight) => Math.abs(downOf(height, room) - end);
	return heights.reduce((nearest, height) => (distance(height) < distance(nearest) ? height : nearest));
}

/** Returns the next height in that direction; the same one at either end. */
export function stepHeight(from: SheetHeight, steps: 1 | -1): SheetHeight {
	return heights[heights.indexOf(from) + steps] ?? from;
}
