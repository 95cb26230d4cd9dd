import * as z from 'zod/mini';
import { serviceAddress } from '#server/outside/address.ts';

/** Environment variable for the blog. */
export const wordpressVariables = {
	WORDPRESS_URL: z.optional(serviceAddress('https://blog.example')),
};
