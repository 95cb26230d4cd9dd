import type { Frame } from './projection.ts';

export interface SheetFormat {
	width: number;
	height: number;
	cell: number;
	frame: Frame;
}

/**
 * The three formats. A desktop hero keeps its left side free for the facts card, and is wide enough to be cropped on
 * that side.
 */
export const sheetFormats = {
	card: { width: 420, height: 250, cell: 9, frame: { left: 26, top: 24, right: 394, bottom: 226 } },
	'hero-phone': { width: 400, height: 250, cell: 9, frame: { left: 24, top: 28, right: 376, bottom: 222 } },
	hero: { width: 1920, height: 400, cell: 16, frame: { left: 1260, top: 40, right: 1840, bottom: 356 } },
} as const satisfies Record<string, SheetFormat>;
export type SheetSize = keyof typeof sheetFormats;

/** The format's width and height, to reserve its space before it is drawn. */
export const sheetExtent = (size: SheetSize): { width: number; height: number } => sheetFormats[size];
