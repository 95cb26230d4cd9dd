const hues = [152, 45, 230] as const;

/** Returns the hue of the article with this index among the first three, in degrees. */
export const tileHue = (index: number): number => hues[index % hues.length] ?? hues[0];
