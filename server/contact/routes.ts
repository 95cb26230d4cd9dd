import { Hono } from 'hono';
import * as z from 'zod/mini';
import { signedInContactSchema } from '#domain/contact/contact.ts';
import { emailField } from '#domain/forms/form-text.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import type { Guards } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { RateLimit } from '#server/rate-limits/store.ts';
import type { Stores } from '#server/stores.ts';

export interface ContactRoutesDeps {
	stores: Pick<Stores, 'contacts' | 'rateLimits'>;
	guards: Pick<Guards, 'whoever'>;
	/** Where the messages go. */
	contactTo: string;
	trustedProxies: number;
	now: () => Date;
}

const contactIs = describe('Sends us a message', z.literal(true), [
	'bad_body',
	'forbidden_origin',
	'too_large',
	'too_many_requests',
	'storage_full',
	'bad_token',
	'sign_in_unavailable',
]);

/** `POST /public/contact`: the contact form. */
export function contactRoutes({ stores, guards, contactTo, trustedProxies, now }: ContactRoutesDeps) {
	return new Hono<ServerEnv>().post(
		'/public/contact',
		contactIs,
		limitedBody(32 * 1024),
		checkedBody(signedInContactSchema),
		guards.whoever,
		async (c) => {
			const { website, ...contact } = c.req.valid('json');
			if (website) return c.json(true as const);
			const { account } = c.var;
			// Signed-in senders write from their own address, whatever the form says.
			const email = account?.email ?? typedEmail(contact.email);
			const message = { ...contact, email, account_id: account?.id ?? null };
			await takeOrRefuse(stores.rateLimits, contactLimits(clientAddress(c, trustedProxies)), now());
			await stores.contacts.save(message, contactTo, now());
			return c.json(true as const);
		},
	);
}

/** Messages allowed from one place: a family sends one, a school that shares an address sends a few. */
const contactLimits = (address: string): RateLimit[] => [
	{ key: `contact from ${address}`, most: 20, windowMs: 60 * 60_000 },
];

function typedEmail(text: string | undefined): string {
	const { success, data, error } = emailField.safeParse(text);
	if (!success) throw new Problem('bad_body', `email: ${error.issues[0]?.message}`);
	return data;
}
