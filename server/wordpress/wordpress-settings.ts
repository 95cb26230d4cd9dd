import * as z from 'zod/mini';
import { isOutsideAddress } from '#server/outside/address.ts';

const isBlogAddress = (text: string) => isOutsideAddress(text) && !/[?#]/.test(text);

/** Environment variable for the blog. */
export const wordpressVariables = {
	WORDPRESS_URL: z.optional(
		z
			.string()
			.check(
				z.refine(
					isBlogAddress,
					'must be an https address without ? or # (http only on this machine), like https://blog.example',
				),
			),
	),
};
