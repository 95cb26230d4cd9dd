import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { checkoutSchema } from '#domain/billing/checkout.ts';
import { centsOf } from '#domain/billing/money.ts';
import { LEAST_CENTS, TOO_SMALL_WORDS } from '#domain/donations/donation.ts';
import { donationQuerySchema, donationSchema } from '#domain/donations/donation-call.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { isEmailAddress } from '#domain/forms/email-address.ts';
import type { Cashier } from '#server/billing/cashier.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import { fromThisSiteOnly } from '#server/http/forgery-guard.ts';
import type { Guards, MaybeSignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';

interface DonationRoutesDeps {
	stores: Pick<Stores, 'rateLimits'>;
	cashier: Pick<Cashier, 'open'>;
	guards: Pick<Guards, 'whoever'>;
	publicUrl: string;
	trustedProxies: number;
	now: () => Date;
}

const DONATIONS = { most: 60, windowMs: 3_600_000 };
const MOST_BYTES = 4096;
const CALL = '/private/billing/stripe/session';
const SUMMARY =
	'Opens a checkout for a donation. Without an account it needs an `email`. `amount` is in dollars; `productId` is ignored';
const failures: ErrorCode[] = [
	'bad_token',
	'sign_in_unavailable',
	'forbidden_origin',
	'amount_too_small',
	'payments_off',
	'payments_unavailable',
	'payment_not_found',
	'too_many_requests',
	'storage_full',
];

/** `/private/billing/stripe/session` by `POST`, and by `GET`, as the specification can also be read. */
export function donationRoutes({
	stores,
	cashier,
	guards,
	publicUrl,
	trustedProxies,
	now,
}: DonationRoutesDeps) {
	async function open(
		c: Context<MaybeSignedInEnv>,
		{ email, amount, cancel_url }: z.infer<typeof donationSchema>,
	) {
		const { account } = c.var;
		const cents = centsOf(amount) ?? 0;
		if (cents < LEAST_CENTS) throw new Problem('amount_too_small', TOO_SMALL_WORDS);
		const bad = (words: string) => new Problem(c.req.method === 'GET' ? 'bad_query' : 'bad_body', words);
		const own = account?.email ?? null;
		if (own === null && !isEmailAddress(email)) throw bad('email: must be an email address.');
		// Security: a checkout under our name returns to no other site.
		if (cancel_url !== undefined && !isOurs(cancel_url, publicUrl)) {
			throw bad('cancel_url: must be an address of this site.');
		}
		const limit = { key: `donation from ${clientAddress(c, trustedProxies)}`, ...DONATIONS };
		await takeOrRefuse(stores.rateLimits, [limit], now());
		return cashier.open({
			kind: 'donation',
			account,
			quantity: 1,
			amountCents: cents,
			email: own ?? email,
			cancelUrl: cancel_url === undefined ? null : new URL(cancel_url, publicUrl).href,
			attempt: c.req.header('Idempotency-Key')?.slice(0, 100) ?? null,
		});
	}
	return new Hono<MaybeSignedInEnv>()
		.get(
			CALL,
			describe(SUMMARY, checkoutSchema, [...failures, 'bad_query']),
			fromThisSiteOnly(publicUrl),
			guards.whoever,
			checkedQuery(donationQuerySchema),
			async (c) => c.json(await open(c, c.req.valid('query'))),
		)
		.post(
			CALL,
			describe(SUMMARY, checkoutSchema, [...failures, 'bad_body', 'too_large']),
			guards.whoever,
			limitedBody(MOST_BYTES),
			checkedBody(donationSchema),
			async (c) => c.json(await open(c, c.req.valid('json'))),
		);
}

const isOurs = (address: string, publicUrl: string) =>
	URL.canParse(address, publicUrl) && new URL(address, publicUrl).origin === publicUrl;
