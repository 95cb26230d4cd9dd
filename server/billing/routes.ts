import { type Context, Hono } from 'hono';
import { type Account, accountSchema } from '#domain/accounts/account.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { describe } from '#server/http/describe.ts';
import { fromThisSiteOnly } from '#server/http/forgery-guard.ts';
import { Problem } from '#server/http/problems.ts';
import { type Guards, type SignedInEnv, whoMayFail } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';

/** What billing needs of the server. */
interface BillingRoutesDeps {
	stores: Pick<Stores, 'accounts'>;
	guards: Pick<Guards, 'signedIn'>;
	publicUrl: string;
	now: () => Date;
}

const SUMMARY = `Starts the ${limits.trialDays}-day trial, once per person; one that runs stays as it is`;
const failures: ErrorCode[] = ['forbidden_origin', ...whoMayFail, 'trial_refused', 'storage_full'];

/** `/account/trial`: by `GET`, as specified, and by `POST`, as our own pages send it. */
export function billingRoutes({ stores, guards: { signedIn }, publicUrl, now }: BillingRoutesDeps) {
	const start = async (c: Context<SignedInEnv>): Promise<Account> => {
		const account = await stores.accounts.startTrial(c.var.account.id, now());
		if (!account) throw new Problem('trial_refused', 'This account has a plan, or has had its trial.');
		return account;
	};
	const described = describe(SUMMARY, accountSchema, failures);
	return new Hono<SignedInEnv>()
		.get('/account/trial', described, fromThisSiteOnly(publicUrl), signedIn, async (c) =>
			c.json(await start(c)),
		)
		.post('/account/trial', described, signedIn, async (c) => c.json(await start(c)));
}
