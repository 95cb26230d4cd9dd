import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { emailField } from '#domain/forms/form-text.ts';
import { signedInContactSchema } from '#domain/outreach/contact.ts';
import { newsletterSchema } from '#domain/outreach/newsletter.ts';
import { checkedBody } from '#server/http/checked.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { describe } from '#server/http/describe.ts';
import type { Guards } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { takeOrRefuse } from '#server/rate-limits/refuse.ts';
import type { Stores } from '#server/stores.ts';
import { emailPopupRoute } from './email-popup-route.ts';
import { contactLimits, subscribeLimits } from './form-limits.ts';
import { createSubscribe } from './subscribe.ts';

export interface OutreachDeps {
	stores: Pick<Stores, 'contacts' | 'rateLimits' | 'subscribers'>;
	guards: Guards;
	publicUrl: string;
	/** Receives the contact form's messages. */
	contactTo: string;
	trustedProxies: number;
	now: () => Date;
	log: Log;
}

const doneSchema = z.literal(true);

/** `POST /public/contact`, `/public/newsletter` and `/public/email`. */
export function outreachRoutes(deps: OutreachDeps) {
	const { stores, guards, publicUrl, contactTo, trustedProxies, now } = deps;
	const subscribe = createSubscribe({ stores, publicUrl, now });
	const addressOf = (c: Context) => clientAddress(c, trustedProxies);
	return new Hono<ServerEnv>()
		.post(
			'/public/contact',
			describe('Sends us a message', doneSchema, [...failures, 'bad_token', 'sign_in_unavailable']),
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
				await takeOrRefuse(stores.rateLimits, contactLimits(addressOf(c)), now());
				await stores.contacts.save(message, contactTo, now());
				return c.json(true as const);
			},
		)
		.post(
			'/public/newsletter',
			describe('Signs up for the newsletter; an email with a link to confirm follows', doneSchema, [
				...failures,
			]),
			limitedBody(4096),
			checkedBody(newsletterSchema),
			async (c) => {
				const { website, subscriber } = c.req.valid('json');
				if (website) return c.json(true as const);
				await takeOrRefuse(stores.rateLimits, subscribeLimits(addressOf(c)), now());
				await subscribe({ email: subscriber, first_name: null, source: 'newsletter' });
				return c.json(true as const);
			},
		)
		.route('/', emailPopupRoute({ ...deps, subscribe, addressOf }));
}

function typedEmail(text: string | undefined): string {
	const { success, data, error } = emailField.safeParse(text);
	if (!success) throw new Problem('bad_body', `email: ${error.issues[0]?.message}`);
	return data;
}

const failures = ['bad_body', 'forbidden_origin', 'too_large', 'too_many_requests', 'storage_full'] as const;
