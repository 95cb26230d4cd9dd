import { Hono } from 'hono';
import * as z from 'zod/mini';
import { givenDonationSchema } from '#domain/donations/given-donation.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /admin/donations`: completed donations, and those only started. */
export function donationAdminRoutes({ payments }: Pick<Stores, 'payments'>, { forTab }: Guards) {
	return new Hono<SignedInEnv>().get(
		'/admin/donations',
		describe('Every donation, started or completed, newest first', z.array(givenDonationSchema), [
			...accessFailures,
		]),
		forTab('donations'),
		async (c) => c.json(await payments.donations()),
	);
}
