import type { IdPrefix } from '#domain/sync/id.ts';
import { randomId } from './random-id.ts';

/** The parts of the device that sync uses, so that a test can replace them. */
export interface Surroundings {
	/** The device's clock, epoch milliseconds. */
	now: () => number;
	newId: (prefix: IdPrefix) => string;
}

export const thisDevice: Surroundings = { now: () => Date.now(), newId: randomId };
