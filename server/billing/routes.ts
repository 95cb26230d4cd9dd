import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import { accountBillingSchema, checkoutSchema, itemSchema } from '#domain/billing/checkout.ts';
import { FULL_PLAN_CENTS, licencesCents } from '#domain/billing/money.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { mayGetPlan } from '#domain/billing/transitions.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { licenceQuantity } from '#domain/licences/licence.ts';
import { limits } from '#domain/limits.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { fromThisSiteOnly } from '#server/http/forgery-guard.ts';
import { type Guards, type SignedInEnv, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import type { Cashier } from './cashier.ts';

interface BillingRoutesDeps {
	stores: Pick<Stores, 'licences' | 'payments' | 'plans' | 'rateLimits'>;
	cashier: Cashier;
	guards: Pick<Guards, 'signedIn'>;
	publicUrl: string;
	now: () => Date;
}

const CHECKOUTS = { most: 30, windowMs: 3_600_000 };
const MOST_BYTES = 4096;
const trialWords = `Starts the ${limits.trialDays}-day trial, once per person; a running one stays as it is`;
const mayFail: ErrorCode[] = ['forbidden_origin', ...signInFailures, 'storage_full'];
const trialFails: ErrorCode[] = [...mayFail, 'trial_refused'];
const checkoutFails: ErrorCode[] = [
	...mayFail,
	'plan_refused',
	'payments_off',
	'payments_unavailable',
	'payment_not_found',
	'too_many_requests',
];
const bodyFails: ErrorCode[] = ['bad_body', 'too_large'];
const trialIs = describe(trialWords, accountSchema, trialFails);
const planIs = describe(
	'Opens a checkout for the full plan; returns its session’s id and address',
	checkoutSchema,
	checkoutFails,
);
const itemIs = describe(
	`Opens a checkout for ${licenceQuantity.least} to ${licenceQuantity.most} licences; a quantity of ${licenceQuantity.usual} is the buyer’s own plan`,
	checkoutSchema,
	[...checkoutFails, ...bodyFails],
);
const cancelIs = describe('Cancels the plan: true, or false when there is none to cancel', z.boolean(), [
	...mayFail,
	'payments_off',
	'payments_unavailable',
]);

/** The billing calls. Those that are `GET` in the specification also work by `POST`, which our own pages use. */
export function billingRoutes({ stores, cashier, guards, publicUrl, now }: BillingRoutesDeps) {
	const { signedIn } = guards;
	const ours = fromThisSiteOnly(publicUrl);

	async function startTrial(c: Context<SignedInEnv>): Promise<Account> {
		const account = await stores.plans.startTrial(c.var.account.id, cashier.notices, now());
		if (!account) throw new Problem('trial_refused', 'This account has a plan, or has had its trial.');
		return account;
	}

	async function openCheckout({ var: { account }, req }: Context<SignedInEnv>, quantity: number) {
		await takeOrRefuse(stores.rateLimits, [{ key: `checkout of ${account.id}`, ...CHECKOUTS }], now());
		const isPlan = quantity === licenceQuantity.usual;
		if (isPlan && !mayGetPlan(account, 'checkout', now().getTime())) {
			throw new Problem('plan_refused', 'This account already has the full plan.');
		}
		return cashier.open({
			kind: isPlan ? 'plan' : 'licences',
			account,
			email: account.email,
			quantity,
			cancelUrl: null,
			amountCents: isPlan ? FULL_PLAN_CENTS : licencesCents(quantity),
			attempt: req.header('Idempotency-Key')?.slice(0, 100) ?? null,
		});
	}

	async function cancel({ var: { account } }: Context<SignedInEnv>): Promise<boolean> {
		// Charges end before the plan does: being free and still charged would be worse than having to try again.
		const isDisputed = await cashier.leave(account);
		// A paying person has left by now, even if the card service reported it before we did.
		const pays = isDisputed || account.subscription_type === subscriptionTypes.paid;
		return (await stores.plans.cancel(account, cashier.notices, now())) !== null || pays;
	}

	return new Hono<SignedInEnv>()
		.get('/account/trial', trialIs, ours, signedIn, async (c) => c.json(await startTrial(c)))
		.post('/account/trial', trialIs, signedIn, async (c) => c.json(await startTrial(c)))
		.get('/billing/stripe/plan', planIs, ours, signedIn, async (c) =>
			c.json(await openCheckout(c, licenceQuantity.usual)),
		)
		.post('/billing/stripe/plan', planIs, signedIn, async (c) =>
			c.json(await openCheckout(c, licenceQuantity.usual)),
		)
		.post(
			'/billing/stripe/item',
			itemIs,
			signedIn,
			limitedBody(MOST_BYTES),
			checkedBody(itemSchema),
			async (c) => c.json(await openCheckout(c, c.req.valid('json').quantity)),
		)
		.get('/billing/stripe/cancel', cancelIs, ours, signedIn, async (c) => c.json(await cancel(c)))
		.post('/billing/stripe/cancel', cancelIs, signedIn, async (c) => c.json(await cancel(c)))
		.get(
			'/account/billing',
			describe(
				'Receipts, licences, and what becomes of a plan whose payment failed or is disputed',
				accountBillingSchema,
				[...signInFailures],
			),
			signedIn,
			async (c) => {
				const { id } = c.var.account;
				const paid = await stores.payments.ofAccount(id);
				return c.json({ mode: cashier.mode, ...paid, licences: await stores.licences.boughtBy(id) });
			},
		);
}
