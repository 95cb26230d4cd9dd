import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Account } from '#domain/accounts/account.ts';
import { isAdmin } from '#domain/accounts/roles.ts';
import { deletionSchema } from '#domain/accounts/sign-in-ways.ts';
import { SESSION_ENDED } from '#domain/accounts/signed-in-cookie.ts';
import { tripsFileHead } from '#domain/exchange/trips-file.ts';
import type { Cashier } from '#server/billing/cashier.ts';
import type { Db } from '#server/db/open.ts';
import { patient } from '#server/db/patient.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { sendCompressed } from '#server/http/send-compressed.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import { isFresh } from '#server/session/proof.ts';
import type { SignInRouteOptions } from '#server/session/sign-in-routes.ts';
import type { Stores } from '#server/stores.ts';
import { createPersonalDataStore, lastAdmin, type Person, payerOf } from './store.ts';

const EXPORTS = { most: 20, windowMs: 3_600_000 };
const MOST_BYTES = 4096;
const rows = z.array(z.record(z.string(), z.unknown()));
const exportSchema = z.object({
	/** The app imports its trips. */
	format: z.literal(tripsFileHead.format),
	version: z.literal(tripsFileHead.version),
	exported: z.string(),
	account: z.nullable(z.record(z.string(), z.unknown())),
	devices: rows,
	trips: rows,
	replaced_values: rows,
	links: rows,
	payments: rows,
	renewals: rows,
	licences: rows,
	redeemed: rows,
	newsletter: rows,
	messages: rows,
	mails: rows,
});

interface PersonalDataDeps {
	db: Db;
	guards: Guards;
	cashier: Pick<Cashier, 'forget'>;
	options: SignInRouteOptions & { stores: Pick<Stores, 'logins'> };
}

/** `GET /account/export` and `POST /account/deletion`: hands a person everything we store about them, or deletes it. */
export function personalDataRoutes({ db, guards: { signedIn }, cashier, options }: PersonalDataDeps) {
	const { stores, ownPasswords, sessionCookie, now } = options;
	const data = patient(createPersonalDataStore(db));

	async function personOf({ id, cognito_id }: Account): Promise<Person> {
		const login = ownPasswords ? await stores.logins.withId(cognito_id) : undefined;
		return { accountId: id, login: login ? { id: login.id, email: login.email } : null };
	}

	return new Hono<ServerEnv>()
		.get(
			'/account/export',
			describe('Everything stored about the account’s owner', exportSchema, [
				...signInFailures,
				'too_many_requests',
				'storage_full',
			]),
			signedIn,
			async (c) => {
				const key = `export of ${c.var.account.id}`;
				await takeOrRefuse(stores.rateLimits, [{ key, ...EXPORTS }], now());
				c.header('Content-Disposition', 'attachment; filename="tour-trails.json"');
				const all = await data.all(await personOf(c.var.account));
				const whole = { ...tripsFileHead, exported: now().toISOString(), ...all };
				return sendCompressed<z.infer<typeof exportSchema>>(c, JSON.stringify(whole));
			},
		)
		.post(
			'/account/deletion',
			describe('Deletes the account and everything stored about its owner', null, [
				'bad_body',
				...signInFailures,
				'forbidden_origin',
				'wrong_password',
				'sign_in_again',
				'last_admin',
				'payments_off',
				'payments_unavailable',
				'too_large',
				'too_many_requests',
				'storage_full',
			]),
			signedIn,
			limitedBody(MOST_BYTES),
			checkedBody(deletionSchema),
			async (c) => {
				const { account, proven } = c.var;
				const person = await personOf(account);
				const { password } = c.req.valid('json');
				if (password !== undefined && person.login) {
					await ownPasswords?.check(c, account.cognito_id, password);
				} else if (!isFresh(proven, now())) {
					throw new Problem('sign_in_again', 'Deleting an account takes a fresh sign-in, or the password.');
				}
				if (isAdmin(account) && person.login && !(await stores.logins.hasOtherAdmin(person.login.id))) {
					throw lastAdmin();
				}
				const payer = payerOf(person);
				// Charges end first: nobody must be charged for a deleted account. A checkout may open meanwhile.
				let isRemoved = false;
				while (!isRemoved) isRemoved = await data.remove(person, await cashier.forget(payer));
				sessionCookie.take(c, SESSION_ENDED);
				return c.body(null, 204);
			},
		);
}
