import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { PROMO_ERROR, promoSchema } from '#domain/billing/checkout.ts';
import type { Cashier } from '#server/billing/cashier.ts';
import { checkedBody } from '#server/http/checked.ts';
import { failuresOf } from '#server/http/describe.ts';
import { type Guards, type SignedInEnv, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import type { CodeRefusal } from './store.ts';

interface LicenceRoutesDeps {
	stores: Pick<Stores, 'licences' | 'rateLimits'>;
	cashier: Pick<Cashier, 'notices'>;
	guards: Pick<Guards, 'signedIn'>;
	now: () => Date;
}

/** Security: nobody finds a 60-bit code by trying; a promo code made up by a person is shorter. */
const TRIES = { most: 20, windowMs: 3_600_000 };
const MOST_BYTES = 4096;

const refusals: Record<CodeRefusal, string> = {
	unknown: 'We don’t recognize this code. Check it and try again.',
	used: 'This code has already been used.',
	over: 'This code is no longer valid.',
	needless: 'You already have the full plan, so we didn’t use this code.',
};

/**
 * `POST /account/promo`: 201 means the promo or licence code was accepted, 200 that it was not, with the reason after
 * "ERROR: ".
 */
export function licenceRoutes({ stores, cashier: { notices }, guards, now }: LicenceRoutesDeps) {
	const words = { content: { 'application/json': { schema: resolver(z.string()) } } };
	return new Hono<SignedInEnv>().post(
		'/account/promo',
		describeRoute({
			summary: 'Redeems a promo or licence code',
			responses: {
				200: { description: 'Not redeemed: the reason, after "ERROR: "', ...words },
				201: { description: 'Redeemed: the account has the full plan', ...words },
				...failuresOf([
					'bad_body' as const,
					...signInFailures,
					'forbidden_origin',
					'too_large',
					'too_many_requests',
					'storage_full',
				]),
			},
		}),
		guards.signedIn,
		limitedBody(MOST_BYTES),
		checkedBody(promoSchema),
		async (c) => {
			const { account } = c.var;
			await takeOrRefuse(stores.rateLimits, [{ key: `code by ${account.id}`, ...TRIES }], now());
			const typed = c.req.valid('json').promoCode;
			const taken = await stores.licences.redeem({ accountId: account.id, typed, notices }, now());
			if (typeof taken === 'string') return c.json(PROMO_ERROR + refusals[taken], 200);
			return c.json('You have the full plan now.', 201);
		},
	);
}
