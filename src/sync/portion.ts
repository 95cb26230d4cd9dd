import { batchLimits, pageLimits } from '#domain/sync/wire.ts';
import type { AskLimits } from './ask.ts';

/** How much each request of a run sends and asks for. */
export type Portion = Required<AskLimits>;

export const usualPortion: Portion = { maxOps: batchLimits.ops, limit: pageLimits.rows };
/** Some ten kilobytes: whoever cannot carry that in time has no signal, and smaller ones would only take longer. */
const SMALLEST: Portion = { maxOps: 5, limit: 10 };

/** The portion after one that a weak signal did not carry in time: the same again would never arrive. */
export const smallerPortion = ({ maxOps, limit }: Portion): Portion => ({
	maxOps: Math.max(SMALLEST.maxOps, Math.floor(maxOps / 2)),
	limit: Math.max(SMALLEST.limit, Math.floor(limit / 2)),
});
