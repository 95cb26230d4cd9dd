/** An article's tile and the strip at its head, the ground of a plaque, the full screen of a lost page or of the way in. */
export const groundFormats = {
	tile: { width: 120, height: 140, cell: 6 },
	head: { width: 1200, height: 240, cell: 12 },
	plaque: { width: 1200, height: 400, cell: 16 },
	lost: { width: 900, height: 520, cell: 14 },
	trailhead: { width: 900, height: 520, cell: 14 },
} as const;
export type GroundVariant = keyof typeof groundFormats;

/** What is drawn, and of what it grows: any text, an article's id say. */
export interface Ground {
	seed: string;
	variant: GroundVariant;
}

/** The variant's width and height. */
export const groundExtent = (variant: GroundVariant): { width: number; height: number } =>
	groundFormats[variant];
