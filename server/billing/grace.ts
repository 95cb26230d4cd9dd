import { GRACE_DAYS } from '#domain/billing/subscription.ts';

/** How long a plan outlives a failed renewal, in milliseconds. */
export const GRACE_MS = GRACE_DAYS * 86_400_000;
