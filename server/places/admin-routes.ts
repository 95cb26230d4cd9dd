import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import { adminPlaceSchema, placeAnswerSchema, placeChangeSchema } from '#domain/places/edit-place.ts';
import {
	foundPlacesSchema,
	foundQuerySchema,
	importedSchema,
	importPlacesSchema,
} from '#domain/places/found-place.ts';
import { AROUND_CAMPUS_MILES } from '#domain/places/shown-places.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, noSuchCollege, Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import type { FindPlaces } from './found.ts';

const degrees = (most: number) => z.coerce.number().check(z.gte(-most), z.lte(most));
const pointSchema = z.object({ lat: degrees(90), long: degrees(180) });

interface Deps {
	stores: Pick<Stores, 'collegeEditing' | 'placeEditing'>;
	findPlaces: FindPlaces;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}
const changes: ErrorCode[] = ['forbidden_origin', 'too_large', 'storage_full'];
/** Enough for all the places that one search can find. */
const MOST_IMPORT_BYTES = 500_000;

const aroundIs = describe(
	`Hotels, restaurants and sights within ${AROUND_CAMPUS_MILES} miles, nearest first`,
	z.array(adminPlaceSchema),
	['bad_query', ...accessFailures],
);
const changeIs = describe(
	'Adds, changes or deletes a place; returns it with its revision, or null once it is deleted',
	placeAnswerSchema,
	['bad_body', ...accessFailures, 'not_found', 'edited_meanwhile', ...changes],
);
const findIs = describe('What OpenStreetMap has around a campus, nearest first', foundPlacesSchema, [
	'bad_query',
	'college_not_found',
	'service_unavailable',
	...accessFailures,
]);
const importIs = describe('Adds places from OpenStreetMap, except those already here', importedSchema, [
	'bad_body',
	...accessFailures,
	...changes,
]);

/** Hotels, restaurants and sights around a campus, for editors. */
export function placeAdminRoutes({ stores, findPlaces, guards: { forTab }, now }: Deps) {
	const { collegeEditing, placeEditing } = stores;
	return new Hono<SignedInEnv>()
		.get('/admin/places', aroundIs, forTab('colleges'), checkedQuery(pointSchema), async (c) =>
			c.json(await placeEditing.around(c.req.valid('query'))),
		)
		.post(
			'/admin/place',
			changeIs,
			forTab('colleges'),
			limitedBody(16_384),
			checkedBody(placeChangeSchema),
			async (c) => {
				const changed = await placeEditing.change(c.req.valid('json'), c.var.account.id, now());
				if (changed === 'absent') throw new Problem('not_found', 'There is no such place to change.');
				if (changed === 'edited_meanwhile') throw editedMeanwhile('place');
				if ('fault' in changed) throw new Problem('bad_body', changed.fault);
				return c.json(changed.place);
			},
		)
		.get('/admin/places/found', findIs, forTab('colleges'), checkedQuery(foundQuerySchema), async (c) => {
			const { ipeds_id, miles } = c.req.valid('query');
			const college = await collegeEditing.whole(ipeds_id);
			if (!college) throw noSuchCollege();
			const { lat, long, city, state_abbreviation } = college;
			const around = { lat, long, miles, city, state_abbreviation };
			return c.json(await findPlaces(around, await placeEditing.around(college)));
		})
		.post(
			'/admin/places/import',
			importIs,
			forTab('colleges'),
			limitedBody(MOST_IMPORT_BYTES),
			checkedBody(importPlacesSchema),
			async (c) => {
				const brought = await placeEditing.bring(c.req.valid('json').places, c.var.account.id, now());
				if ('fault' in brought) throw new Problem('bad_body', brought.fault);
				return c.json(brought);
			},
		);
}
