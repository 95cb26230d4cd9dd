const hues = [152, 45, 230] as const;

/** Returns the hue of an article at this place among the first three, in degrees. */
export const tileHue = (place: number): number => hues[place % hues.length] ?? hues[0];
