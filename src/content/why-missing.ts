import { ApiError } from '#api/api-error.ts';
import type { WhyMissing } from './shown-articles.ts';

/** Says why content did not arrive: `no_signal` only when nobody answered. */
export const whyMissing = (error: unknown): WhyMissing =>
	error instanceof ApiError && error.code === 'no_signal' ? 'no_signal' : 'failing';
