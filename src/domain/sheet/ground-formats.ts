/**
 * For an article's tile and the strip above it, a plaque's background, and the full screens of the not-found and
 * sign-in pages.
 */
export const groundFormats = {
	tile: { width: 120, height: 140, cell: 6 },
	head: { width: 1200, height: 240, cell: 12 },
	plaque: { width: 1200, height: 400, cell: 16 },
	lost: { width: 900, height: 520, cell: 14 },
	trailhead: { width: 900, height: 520, cell: 14 },
} as const;
export type GroundVariant = keyof typeof groundFormats;

/** The format to draw, and the text it grows from, for example an article's id. */
export interface ContourGround {
	seed: string;
	variant: GroundVariant;
}

export const groundExtent = (variant: GroundVariant): { width: number; height: number } =>
	groundFormats[variant];
