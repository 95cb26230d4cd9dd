import { limits } from '#domain/limits.ts';

/** What kind of subscription an account has, as the specification numbers them (§4). */
export const subscriptionTypes = { none: 0, paid: 1, trial: 2, trialOver: 3, promo: 4 } as const;

const DAY_MS = 86_400_000;

/** When a trial that began then (ISO 8601) is over, epoch milliseconds. Computed, so that it also ends with no signal. */
export const trialEnd = (trialStart: string) => Date.parse(trialStart) + limits.trialDays * DAY_MS;

/** How many days of it are left, a begun one counted whole; none or fewer once it is over. */
export const trialDaysLeft = (trialStart: string, now: number) =>
	Math.ceil((trialEnd(trialStart) - now) / DAY_MS);
