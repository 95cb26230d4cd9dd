import * as z from 'zod/mini';
import { serviceAddress } from '#server/outside/address.ts';

export const wordpressVariables = {
	WORDPRESS_URL: z.optional(serviceAddress('https://blog.example')),
};
