import { batchLimits, pageLimits } from '#domain/sync/wire.ts';
import type { AskLimits } from './ask.ts';

/** How much each request of a run sends and asks for. */
export type Portion = Required<AskLimits>;

export const usualPortion: Portion = { maxOps: batchLimits.ops, limit: pageLimits.rows };
/**
 * About ten kilobytes: a signal that cannot carry that in time is no signal, and smaller portions would only take
 * longer.
 */
const SMALLEST: Portion = { maxOps: 5, limit: 10 };

/** Returns the portion to use after a weak signal did not carry one in time: the same one would never arrive. */
export const smallerPortion = ({ maxOps, limit }: Portion): Portion => ({
	maxOps: Math.max(SMALLEST.maxOps, Math.floor(maxOps / 2)),
	limit: Math.max(SMALLEST.limit, Math.floor(limit / 2)),
});
