import { juniorSeasons } from './junior-seasons.ts';
import type { Season } from './season.ts';
import { seniorSeasons } from './senior-seasons.ts';

/** All seasons in order: fall of junior year to winter of senior year. */
export const seasons: Season[] = [...juniorSeasons, ...seniorSeasons];
