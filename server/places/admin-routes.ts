import { Hono } from 'hono';
import * as z from 'zod/mini';
import { placeAnswerSchema, placeChangeSchema } from '#domain/places/edit-place.ts';
import { placeSchema } from '#domain/places/place.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import { type Guards, mayNot, type SignedInEnv } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';

const degrees = (most: number) => z.coerce.number().check(z.gte(-most), z.lte(most));
const pointSchema = z.object({ lat: degrees(90), long: degrees(180) });

/** The hotels, restaurants and sights around a campus, for editors. */
export function placeAdminRoutes(
	{ places, placeEditing }: Pick<Stores, 'places' | 'placeEditing'>,
	{ forTab }: Pick<Guards, 'forTab'>,
	now: () => Date,
) {
	return new Hono<SignedInEnv>()
		.get(
			'/admin/places',
			describe('Hotels, restaurants and sights within ten miles, nearest first', z.array(placeSchema), [
				'bad_query',
				...mayNot,
			]),
			forTab('colleges'),
			checkedQuery(pointSchema),
			async (c) => c.json(await placeEditing.around(c.req.valid('query'))),
		)
		.post(
			'/admin/place',
			describe('Adds, changes or deletes a place; answers it, null when it is deleted', placeAnswerSchema, [
				...['bad_body' as const, ...mayNot],
				...(['not_found', 'forbidden_origin', 'too_large', 'storage_full'] as const),
			]),
			forTab('colleges'),
			limitedBody(16_384),
			checkedBody(placeChangeSchema),
			async (c) => {
				const id = await placeEditing.change(c.req.valid('json'), c.var.account.id, now());
				if (id === undefined) throw new Problem('not_found', 'There is no such place to change.');
				const [place] = await places.by('place_id', id);
				return c.json(place ?? null);
			},
		);
}
