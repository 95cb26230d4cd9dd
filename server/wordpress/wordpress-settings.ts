import * as z from 'zod/mini';
import { isServiceAddress } from '#server/outside/address.ts';

/** Environment variable for the blog. */
export const wordpressVariables = {
	WORDPRESS_URL: z.optional(
		z
			.string()
			.check(
				z.refine(
					isServiceAddress,
					'must be an https address without a password, ? or # (http only on this machine), like https://blog.example',
				),
			),
	),
};
