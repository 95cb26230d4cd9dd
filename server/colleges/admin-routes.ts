import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { auditEntrySchema } from '#domain/admin/audit.ts';
import {
	adminCollegeSchema,
	type CollegeUpdate,
	collegeChangeSchema,
	collegeRestoreSchema,
	listedCollegeSchema,
} from '#domain/colleges/edit-college.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, noSuchCollege, Problem } from '#server/http/problems.ts';
import type { ImageIntake } from '#server/images/intake.ts';
import type { Stores } from '#server/stores.ts';
import type { ChangeRefusal } from './edit-store.ts';

interface Deps {
	stores: Pick<Stores, 'collegeEditing' | 'presence' | 'audit'>;
	imageIntake: Pick<ImageIntake, 'own'>;
	guards: Pick<Guards, 'editorsOnly'>;
	now: () => Date;
}

const MOST_BYTES = 1_000_000;
const id = z.coerce.number().check(z.int(), z.positive());
const oneSchema = z.object({ ipeds_id: id });
const listSchema = z.object({ term: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) });
const writes: ErrorCode[] = [
	'bad_body',
	'image_refused',
	...accessFailures,
	'college_not_found',
	'edited_meanwhile',
	'forbidden_origin',
	'too_large',
	'storage_full',
];

const listIs = describe(
	'The visible colleges; with a term, the invisible ones that match it',
	z.array(listedCollegeSchema),
	['bad_query', ...accessFailures],
);
const collegeIs = describe('A college’s complete record', adminCollegeSchema, [
	'bad_query',
	'college_not_found',
	...accessFailures,
]);
const changeIs = describe('Changes fields of a college', adminCollegeSchema, writes);
const changesIs = describe('A college’s changes, newest first', z.array(auditEntrySchema), [
	'bad_query',
	...accessFailures,
]);
const restoreIs = describe(
	'Takes back one change of a college: its fields are as they were before it, all others stay',
	adminCollegeSchema,
	writes,
);

/** The back office's colleges: which ones show, their record, and its changes. */
export function collegeAdminRoutes({ stores, imageIntake, guards: { editorsOnly }, now }: Deps) {
	const { collegeEditing, presence, audit } = stores;

	/** Answers with the record as this editor sees it. */
	async function answer(c: Context<SignedInEnv>, ipedsId: number) {
		const key = String(ipedsId);
		const [college, editors, [newest]] = await Promise.all([
			collegeEditing.whole(ipedsId),
			presence.editors('college', now()),
			audit.newest({ what: 'college', key }),
		]);
		if (!college) throw noSuchCollege();
		const others = (editors.get(key) ?? []).filter((editor) => editor.id !== c.var.account.id);
		const saved = newest ? { at: newest.at, by: newest.by } : null;
		return c.json({ ...college, saved, isBeingEdited: others.length > 0, editors: others });
	}

	async function note(c: Context<SignedInEnv>, ipedsId: number, { isBeingEdited }: CollegeUpdate) {
		if (isBeingEdited === undefined) return;
		const own = { what: 'college' as const, key: String(ipedsId), by: c.var.account.id };
		await presence.note({ ...own, isOpen: isBeingEdited }, now());
	}

	return new Hono<SignedInEnv>()
		.get('/admin/colleges', listIs, editorsOnly, checkedQuery(listSchema), async (c) => {
			const { term } = c.req.valid('query');
			const list = await (term === undefined ? collegeEditing.visible() : collegeEditing.invisible(term));
			const open = await presence.editors('college', now());
			return c.json(
				list.map((college) => {
					const editors = open.get(String(college.ipeds_id)) ?? [];
					return { ...college, isBeingEdited: editors.length > 0, editors };
				}),
			);
		})
		.get('/admin/college', collegeIs, editorsOnly, checkedQuery(oneSchema), async (c) =>
			answer(c, c.req.valid('query').ipeds_id),
		)
		.post(
			'/admin/college',
			changeIs,
			editorsOnly,
			limitedBody(MOST_BYTES),
			checkedBody(collegeChangeSchema),
			async (c) => {
				const { ipeds_id, update, revision } = c.req.valid('json');
				const by = c.var.account.id;
				const { image } = update;
				const own = image ? { ...update, image: await imageIntake.own(image, by) } : update;
				const asked = { ipedsId: ipeds_id, update: own, by, revision };
				refuse(await collegeEditing.change(asked, now()));
				await note(c, ipeds_id, update);
				return answer(c, ipeds_id);
			},
		)
		.get('/admin/college/revisions', changesIs, editorsOnly, checkedQuery(oneSchema), async (c) =>
			c.json(await audit.newest({ what: 'college', key: String(c.req.valid('query').ipeds_id) })),
		)
		.post(
			'/admin/college/restore',
			restoreIs,
			editorsOnly,
			limitedBody(MOST_BYTES),
			checkedBody(collegeRestoreSchema),
			async (c) => {
				const { ipeds_id, change, seen } = c.req.valid('json');
				const asked = { ipedsId: ipeds_id, change, by: c.var.account.id, revision: seen };
				refuse(await collegeEditing.takeBack(asked, now()));
				return answer(c, ipeds_id);
			},
		);
}

const problems: Record<Extract<ChangeRefusal, string>, () => Problem> = {
	absent: noSuchCollege,
	edited_meanwhile: () => editedMeanwhile('college'),
	no_such_subregion: () =>
		new Problem('bad_body', "update.subregion_id: must be a subregion of the college's state."),
};

/** Throws the problem for a refusal; does nothing for null. */
export function refuse(refusal: ChangeRefusal | null) {
	if (refusal === null) return;
	throw typeof refusal === 'string' ? problems[refusal]() : new Problem('bad_body', refusal.fault);
}
