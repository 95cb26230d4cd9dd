import { scramble } from '../sheet/seed.ts';

/** The hues a college can have, in degrees of oklch; pink is left to the trail. */
export const paintHues = [45, 75, 100, 128, 152, 178, 205, 230, 255, 280, 305, 325] as const;
export type PaintHue = (typeof paintHues)[number];

/** Of the salts that give the home page's six campuses the hues they were designed with, the one that deals most evenly. */
const SALT = 364073;

/** A college's own hue, which never changes. */
export function paintHue(ipedsId: number): PaintHue {
	return paintHues[scramble(ipedsId + SALT) % paintHues.length] as PaintHue;
}
