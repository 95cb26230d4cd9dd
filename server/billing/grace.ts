import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/durations.ts';

/** How long a plan outlives a failed renewal, in milliseconds. */
export const GRACE_MS = GRACE_DAYS * DAY_MS;
