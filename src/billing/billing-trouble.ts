import type { ApiError } from '#api/api-error.ts';

/** What came in the way of something that costs or gives a plan. */
export function billingTrouble(code: ApiError['code'], what: string): string {
	return troubles[code]?.(what) ?? `Something went wrong on our side. Nothing was charged. Please try again.`;
}

const troubles: Partial<Record<ApiError['code'], (what: string) => string>> = {
	no_signal: (what) => `${what} needs a signal. Try again once you have one.`,
	not_signed_in: () => 'Sign in again first.',
	plan_refused: () => 'You already have the full plan.',
	payments_off: () => 'Purchases are off right now.',
	payments_unavailable: () => 'The card service isn’t responding. Please try again later.',
	too_many_requests: () => 'Too many tries. Please wait an hour.',
};
