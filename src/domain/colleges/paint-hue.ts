import { scramble } from '../sheet/seed.ts';

/** Hues for colleges, in degrees of oklch; pink is reserved for the trail. */
export const paintHues = [45, 75, 100, 128, 152, 178, 205, 230, 255, 280, 305, 325] as const;
export type PaintHue = (typeof paintHues)[number];

/** The salt that spreads hues most evenly, among those that keep the designed hues of the home page's six campuses. */
const SALT = 364073;

/** A college's own hue; it never changes. */
export function paintHue(ipedsId: number): PaintHue {
	return paintHues[scramble(ipedsId + SALT) % paintHues.length] as PaintHue;
}
