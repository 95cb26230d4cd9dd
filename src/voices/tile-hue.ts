const hues = [152, 45, 230] as const;

/** The paint of the article at this place of a short list, in degrees. */
export const tileHue = (place: number): number => hues[place % hues.length] ?? hues[0];
