import { ApiError } from '#api/api-error.ts';

/** Why content that is not on the device is unavailable: no answer, or a failing server. */
export type WhyMissing = 'no_signal' | 'failing';

/** Says why content did not arrive: `no_signal` only when nobody answered. */
export const whyMissing = (error: unknown): WhyMissing =>
	error instanceof ApiError && error.code === 'no_signal' ? 'no_signal' : 'failing';
