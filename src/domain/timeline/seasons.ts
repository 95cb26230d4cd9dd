import { juniorSeasons } from './junior-seasons.ts';
import type { Season } from './season.ts';
import { seniorSeasons } from './senior-seasons.ts';

/** The whole way, in order: Fall of junior year to Winter of senior year. */
export const seasons: Season[] = [...juniorSeasons, ...seniorSeasons];
