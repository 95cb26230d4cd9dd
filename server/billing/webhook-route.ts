import { Hono } from 'hono';
import * as z from 'zod/mini';
import { reasonOf } from '#domain/reason-of.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { Log } from '#server/http/log.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Webhook } from './webhook.ts';

const MOST_BYTES = 512 * 1024;
const answerSchema = z.object({ received: z.literal(true) });

/**
 * `POST /billing/stripe/webhook`: stores the card service's event, answers at once, and handles the event afterward.
 */
export function webhookRoute(webhook: Webhook, log: Log) {
	return new Hono<ServerEnv>().post(
		'/billing/stripe/webhook',
		describe('Receives payment events from the card service, signed in Stripe-Signature', answerSchema, [
			'bad_signature',
			'payments_off',
			'too_large',
			'storage_full',
		]),
		limitedBody(MOST_BYTES),
		async (c) => {
			await webhook.receive(await c.req.text(), c.req.header('Stripe-Signature') ?? '');
			void webhook.work().catch((error) => log(`payments: ${reasonOf(error)}`));
			return c.json({ received: true as const });
		},
	);
}
