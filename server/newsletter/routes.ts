import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { newsletterSchema } from '#domain/newsletter/newsletter.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { Log } from '#server/http/log.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { emailPopupRoute } from './email-popup-route.ts';
import { subscribeLimits } from './newsletter-limits.ts';
import { createSubscribe } from './subscribe.ts';

export interface NewsletterRoutesDeps {
	stores: Pick<Stores, 'rateLimits' | 'subscribers'>;
	publicUrl: string;
	trustedProxies: number;
	now: () => Date;
	log: Log;
}

const newsletterIs = describe(
	'Signs up for the newsletter; an email with a link to confirm follows',
	z.literal(true),
	['bad_body', 'forbidden_origin', 'too_large', 'too_many_requests', 'storage_full'],
);

/** `POST /public/newsletter` and `/public/email`. */
export function newsletterRoutes(deps: NewsletterRoutesDeps) {
	const { stores, publicUrl, trustedProxies, now } = deps;
	const subscribe = createSubscribe({ stores, publicUrl, now });
	const addressOf = (c: Context) => clientAddress(c, trustedProxies);
	return new Hono<ServerEnv>()
		.post('/public/newsletter', newsletterIs, limitedBody(4096), checkedBody(newsletterSchema), async (c) => {
			const { website, subscriber } = c.req.valid('json');
			if (website) return c.json(true as const);
			await takeOrRefuse(stores.rateLimits, subscribeLimits(addressOf(c)), now());
			await subscribe({ email: subscriber, first_name: null, source: 'newsletter' });
			return c.json(true as const);
		})
		.route('/', emailPopupRoute({ ...deps, subscribe, addressOf }));
}
