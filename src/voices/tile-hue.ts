const hues = [152, 45, 230] as const;

/** The paint of the article at this place among the first three, in degrees. */
export const tileHue = (place: number): number => hues[place % hues.length] ?? hues[0];
