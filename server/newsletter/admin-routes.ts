import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
	type ListedSubscriber,
	listedSubscriberSchema,
	unsubscriptionSchema,
} from '#domain/newsletter/listed-subscriber.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { newsletterLinks } from './newsletter-mail.ts';
import type { Subscriber } from './store.ts';

interface SubscriberAdminDeps {
	stores: Pick<Stores, 'subscribers'>;
	guards: Guards;
	publicUrl: string;
	now: () => Date;
}

/**
 * `GET /admin/subscribers`: everyone who asked for the newsletter; an admin can take an address off the list on
 * request.
 */
export function subscriberAdminRoutes({ stores, guards, publicUrl, now }: SubscriberAdminDeps) {
	const { subscribers } = stores;
	const { forTab } = guards;
	return new Hono<SignedInEnv>()
		.get(
			'/admin/subscribers',
			describe('Everyone who asked for the newsletter, newest first', z.array(listedSubscriberSchema), [
				...accessFailures,
			]),
			forTab('subscribers'),
			async (c) => c.json((await subscribers.all()).map((row) => rowToListed(row, publicUrl))),
		)
		.post(
			'/admin/subscribers/unsubscribe',
			describe('Takes an address off the newsletter’s list, and returns it', listedSubscriberSchema, [
				...accessFailures,
				'bad_body',
				'not_found',
				'too_large',
				'forbidden_origin',
				'storage_full',
			]),
			forTab('subscribers'),
			limitedBody(4096),
			checkedBody(unsubscriptionSchema),
			async (c) => {
				const email = c.req.valid('json').email.toLowerCase();
				const row = await subscribers.takeOff(email, c.var.account.id, now());
				if (!row) throw new Problem('not_found', 'Nobody with this address asked for the newsletter.');
				return c.json(rowToListed(row, publicUrl));
			},
		);
}

/**
 * Security: an unconfirmed address shows no link, because its token also confirms, which only the mailbox's owner may
 * do.
 */
function rowToListed(row: Subscriber, publicUrl: string): ListedSubscriber {
	const { email, first_name, source, status, created, confirmed, unsubscribed, token } = row;
	return {
		email,
		first_name,
		source,
		status,
		created: created.toISOString(),
		confirmed: confirmed?.toISOString() ?? null,
		unsubscribed: unsubscribed?.toISOString() ?? null,
		unsubscribe_url: status === 'confirmed' ? newsletterLinks(publicUrl, token).unsubscribe : null,
	};
}
