import * as z from 'zod/mini';

/** The environment's variables about being watched. */
export const watchVariables = {
	METRICS_TOKEN: z.optional(
		z
			.string()
			.check(z.regex(/^[\w.~+/=-]{16,}$/, 'must be one word of 16 letters, digits or signs, or more')),
	),
};
