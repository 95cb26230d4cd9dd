import * as z from 'zod/mini';
import { isOutsideAddress } from '#server/outside/address.ts';

/** The environment's variable about what the user guide shows. */
export const siteVariables = {
	GUIDE_VIDEO_URL: z.optional(
		z
			.string()
			.check(
				z.maxLength(1000, 'must have at most 1000 characters'),
				z.refine(isOutsideAddress, 'must be an https address (http only on this machine)'),
			),
	),
};
