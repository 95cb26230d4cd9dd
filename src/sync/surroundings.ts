import type { IdPrefix } from '#domain/sync/id.ts';
import { randomId } from './random-id.ts';

/** What sync needs of the device it runs on, so that a test can stand in for it. */
export interface Surroundings {
	/** The device's clock, epoch milliseconds. */
	now: () => number;
	newId: (prefix: IdPrefix) => string;
}

/** The device itself. */
export const thisDevice: Surroundings = { now: () => Date.now(), newId: randomId };
