import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import {
	adminRegionSchema,
	adminStateSchema,
	regionChangeSchema,
	stateChangeSchema,
} from '#domain/states/edit-state.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, Problem } from '#server/http/problems.ts';
import type { ImageIntake } from '#server/images/intake.ts';
import type { Stores } from '#server/stores.ts';

const MOST_BYTES = 500_000;
const oneSchema = z.object({ fips: z.string().check(z.regex(/^\d\d$/, 'must be two digits')) });
const writes: ErrorCode[] = [
	'bad_body',
	...accessFailures,
	'state_not_found',
	'edited_meanwhile',
	'forbidden_origin',
	'too_large',
	'storage_full',
];

interface Deps {
	stores: Pick<Stores, 'states' | 'stateEditing'>;
	imageIntake: Pick<ImageIntake, 'own'>;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}

/** The State Editor's calls: the live states, their tips and their map; and the regions' texts. */
export function stateAdminRoutes({ stores, imageIntake, guards: { forTab }, now }: Deps) {
	const { states, stateEditing } = stores;

	/** Returns the state as an editor sees it. */
	async function read(fips: string) {
		const state = (await states.all()).find((each) => each.fips === fips);
		if (!state) throw new Problem('state_not_found', 'There is no such state.');
		return { ...state, revision: await stateEditing.revision(fips) };
	}

	/** Returns the regions as an editor sees them. */
	async function readRegions() {
		const revisions = await stateEditing.regionRevisions();
		return (await states.regions()).map((region) => ({ ...region, revision: revisions.get(region.id) ?? 0 }));
	}

	return new Hono<SignedInEnv>()
		.get(
			'/admin/state',
			describe('A state, live or not, with its revision', adminStateSchema, [
				'bad_query',
				'state_not_found',
				...accessFailures,
			]),
			forTab('state'),
			checkedQuery(oneSchema),
			async (c) => c.json(await read(c.req.valid('query').fips)),
		)
		.post(
			'/admin/state',
			describe('Changes a state; `travel_tips` is a JSON string', adminStateSchema, writes),
			forTab('state'),
			limitedBody(MOST_BYTES),
			checkedBody(stateChangeSchema),
			async (c) => {
				const asked = c.req.valid('json');
				const refusal = await stateEditing.change({ ...asked, by: c.var.account.id }, now());
				if (refusal === 'absent') throw new Problem('state_not_found', 'There is no such state.');
				if (refusal === 'edited_meanwhile') throw editedMeanwhile('state');
				return c.json(await read(asked.fips));
			},
		)
		.get(
			'/admin/region',
			describe('The regions’ texts and pictures, each with its revision', z.array(adminRegionSchema), [
				...accessFailures,
			]),
			forTab('state'),
			async (c) => c.json(await readRegions()),
		)
		.post(
			'/admin/region',
			describe('Changes a region’s text or picture; returns all regions', z.array(adminRegionSchema), [
				'image_refused',
				...writes,
			]),
			forTab('state'),
			limitedBody(MOST_BYTES),
			checkedBody(regionChangeSchema),
			async (c) => {
				const { update, ...region } = c.req.valid('json');
				const by = c.var.account.id;
				const { image } = update;
				const own = image ? { ...update, image: await imageIntake.own(image, by) } : update;
				const refusal = await stateEditing.changeRegion({ ...region, update: own }, by, now());
				if (refusal === 'absent') throw new Problem('state_not_found', 'Nothing is said of this region.');
				if (refusal === 'edited_meanwhile') throw editedMeanwhile('region');
				return c.json(await readRegions());
			},
		);
}
