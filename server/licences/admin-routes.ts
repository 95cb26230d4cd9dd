import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import {
	newPromoCodeSchema,
	PROMO_CODE_TAKEN,
	promoCodeEndSchema,
	promoCodeSchema,
} from '#domain/licences/promo-code.ts';
import { soldLicenceSchema } from '#domain/licences/sold-licence.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';

const CODES = '/admin/promo-codes';
const codes = z.array(promoCodeSchema);
const failures: ErrorCode[] = [
	...accessFailures,
	'bad_body',
	'too_large',
	'forbidden_origin',
	'storage_full',
];

/** Promo codes, created and ended by admins, and the licences sold. */
export function licenceAdminRoutes(
	{ licences }: Pick<Stores, 'licences'>,
	{ forTab }: Guards,
	now: () => Date,
) {
	return new Hono<SignedInEnv>()
		.get(
			'/admin/licences',
			describe('Every licence sold, newest first', z.array(soldLicenceSchema), [...accessFailures]),
			forTab('licences'),
			async (c) => c.json(await licences.sold()),
		)
		.get(
			CODES,
			describe('Every promo code, newest first', codes, [...accessFailures]),
			forTab('promo-codes'),
			async (c) => c.json(await licences.promoCodes()),
		)
		.post(
			CODES,
			describe(
				'Creates a promo code that gives this many people the full plan, once if it is sent again; returns all codes',
				codes,
				failures,
			),
			forTab('promo-codes'),
			limitedBody(4096),
			checkedBody(newPromoCodeSchema(now)),
			async (c) => {
				const isMade = await licences.makePromo(c.req.valid('json'), now(), c.var.account.id);
				if (!isMade) throw new Problem('bad_body', PROMO_CODE_TAKEN);
				return c.json(await licences.promoCodes());
			},
		)
		.post(
			`${CODES}/end`,
			describe('Ends a promo code, so that nobody else can redeem it; returns all codes', codes, [
				...failures,
				'not_found',
			]),
			forTab('promo-codes'),
			limitedBody(4096),
			checkedBody(promoCodeEndSchema),
			async (c) => {
				const isEnded = await licences.endPromo(c.req.valid('json').code, now(), c.var.account.id);
				if (!isEnded) throw new Problem('not_found', 'There is no promo code of this name.');
				return c.json(await licences.promoCodes());
			},
		);
}
