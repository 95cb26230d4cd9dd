import { Hono } from 'hono';
import { outcomeRequestSchema, paymentOutcomeSchema } from '#domain/billing/checkout.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import type { Guards, MaybeSignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import type { Cashier } from './cashier.ts';
import { toldState } from './told-state.ts';

export interface OutcomeRouteDeps {
	stores: Pick<Stores, 'payments' | 'rateLimits'>;
	cashier: Pick<Cashier, 'settle' | 'mode'>;
	guards: Guards;
	trustedProxies: number;
	now: () => Date;
}

const MOST_BYTES = 4096;
/** Security: each outcome is read from the card service, whose own limit the whole site shares. */
const OUTCOMES = { most: 120, windowMs: 10 * 60_000 };

/**
 * `POST /billing/stripe/outcome`: asked by the page a checkout returns to, and by one that lost its signal on the way.
 */
export function outcomeRoute({ stores, cashier, guards, trustedProxies, now }: OutcomeRouteDeps) {
	return new Hono<MaybeSignedInEnv>().post(
		'/billing/stripe/outcome',
		describe('The outcome of a payment, as the card service reports it now', paymentOutcomeSchema, [
			'bad_body',
			'bad_token',
			'sign_in_unavailable',
			'forbidden_origin',
			'too_large',
			'too_many_requests',
			'payment_not_found',
			'payments_off',
			'payments_unavailable',
			'storage_full',
		]),
		guards.whoever,
		limitedBody(MOST_BYTES),
		checkedBody(outcomeRequestSchema),
		async (c) => {
			const key = `outcomes from ${clientAddress(c, trustedProxies)}`;
			await takeOrRefuse(stores.rateLimits, [{ key, ...OUTCOMES }], now());
			const { payment } = c.req.valid('json');
			const known = await stores.payments.withId(payment);
			// Security: anyone with its unguessable id may see a visitor's donation, and what outlived its account; only the
			// account may see its own payments.
			if (!known || (known.account_id !== null && known.account_id !== c.var.account?.id)) {
				throw new Problem('payment_not_found', 'There is no payment with that id.');
			}
			if (known.state === 'open' && known.service !== cashier.mode) {
				throw new Problem('payments_off', 'Whether this was paid cannot be asked here now.');
			}
			const settled = (await cashier.settle(payment)) ?? known;
			const { service, kind, amount_cents, quantity } = settled;
			return c.json({ service, kind, state: toldState(settled), amount_cents, quantity });
		},
	);
}
