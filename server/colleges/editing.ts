import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import type { CollegeUpdate } from '#domain/colleges/edit-college.ts';
import { difference, recorded, revisionOf } from '#server/audit/record.ts';
import { auditLog } from '#server/audit/table.ts';
import type { Db } from '#server/db/open.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { subregions } from '#server/states/table.ts';
import { cleanTexts, guides, told } from './store.ts';
import { colleges } from './table.ts';

type CollegeRow = typeof colleges.$inferSelect;
type Changes = Partial<CollegeRow>;

/** Why a change of a college was not made. */
export type ChangeRefusal = 'absent' | 'edited_meanwhile' | 'no_such_subregion';

/** How many invisible colleges a search for one to show answers. */
const MOST_FOUND = 20;
const guideTexts = ['stay_html', 'eat_html', 'do_html', 'features', 'content'];

/** Reads and changes colleges for the back office, each change with its row of the audit log. */
export function createCollegeEditing(db: Db) {
	const has = (column: 'stay_html' | 'eat_html' | 'do_html') => sql`${colleges[column]} <> ''`;
	const lines = () =>
		db
			.select({
				ipeds_id: colleges.ipeds_id,
				name: colleges.name,
				city: colleges.city,
				state_abbreviation: colleges.state_abbreviation,
				enabled: colleges.enabled,
				visible: colleges.visible,
				has_guide: sql`${has('stay_html')} and ${has('eat_html')} and ${has('do_html')}`.mapWith(Boolean),
			})
			.from(colleges);
	const byName = [sql`${colleges.name} collate nocase`, colleges.ipeds_id];

	return {
		/** Every visible college, by name. */
		visible: async () =>
			lines()
				.where(eq(colleges.visible, true))
				.orderBy(...byName)
				.all(),
		/** The invisible colleges whose name or alias contains the term, names that begin with it first. */
		invisible: async (term: string) => {
			const within = `%${term.replace(/[%_\\]/g, '\\$&')}%`;
			const matches = (column: 'name' | 'name_alias') => sql`${colleges[column]} like ${within} escape '\\'`;
			return lines()
				.where(and(eq(colleges.visible, false), or(matches('name'), matches('name_alias'))))
				.orderBy(desc(like(colleges.name, `${term}%`)), ...byName)
				.limit(MOST_FOUND)
				.all();
		},
		/** The whole record, and the revision that it is at; undefined when there is none. */
		whole: async (ipedsId: number) => {
			const row = guides(db).where(eq(colleges.ipeds_id, ipedsId)).get();
			return row && { ...cleanTexts(told(row)), revision: revisionOf(db, 'college', String(ipedsId)) };
		},
		/** Changes the fields that differ; null when that is done, and when there was nothing to do. */
		change: async (asked: AskedChange, now: Date): Promise<ChangeRefusal | null> =>
			db.transaction((tx) => changeIn(tx as never, asked, now), { behavior: 'immediate' }),
		/**
		 * Makes the college what it was after one of its changes, 0 before all of them: a change like any other, which can be
		 * taken back in the same way.
		 */
		restore: async ({ ipedsId, to, by }: { ipedsId: number; to: number; by: string }, now: Date) =>
			db.transaction(
				(tx) => {
					const later = tx
						.select()
						.from(auditLog)
						.where(
							and(
								eq(auditLog.what, 'college'),
								eq(auditLog.key, String(ipedsId)),
								sql`${auditLog.id} > ${to}`,
							),
						)
						.orderBy(desc(auditLog.id))
						.all();
					// The oldest of them knows best what was there before it.
					const update: Changes = Object.assign({}, ...later.map(({ before }) => before ?? {}));
					return changeIn(tx as never, { ipedsId, update, by }, now);
				},
				{ behavior: 'immediate' },
			),
	};
}

interface AskedChange {
	ipedsId: number;
	update: Changes;
	by: string;
	/** The revision that it was made on; absent makes it on whatever is there. */
	revision?: number | undefined;
}

function changeIn(tx: Db, { ipedsId, update, by, revision }: AskedChange, now: Date): ChangeRefusal | null {
	const key = String(ipedsId);
	const present = tx.select().from(colleges).where(eq(colleges.ipeds_id, ipedsId)).get();
	if (!present) return 'absent';
	if (revision !== undefined && revision !== revisionOf(tx, 'college', key)) return 'edited_meanwhile';
	const named = withSubregion(tx, present, update);
	if (named === null) return 'no_such_subregion';
	const changed = difference<CollegeRow>(present, named);
	if (!changed) return null;
	const isRewritten = guideTexts.some((field) => field in changed.after) && !('is_starter' in update);
	const { before, after } =
		difference<CollegeRow>(present, {
			...changed.after,
			...(isRewritten && { is_starter: false }),
		}) ?? changed;
	const edited_fields = [...new Set([...present.edited_fields, ...Object.keys(after)])];
	tx.update(colleges)
		.set({ ...after, edited_fields })
		.where(eq(colleges.ipeds_id, ipedsId))
		.run();
	recorded(tx, { by, what: 'college', key, before, after }, now).run();
	return null;
}

/** The changes with the name of the subregion that they choose; null when the college's state has no such one. */
function withSubregion(tx: Db, present: CollegeRow, update: Changes): Changes | null {
	if (update.subregion_id === undefined) return update;
	if (update.subregion_id === null) return { ...update, subregion_name: null };
	const found = tx.select().from(subregions).where(eq(subregions.id, update.subregion_id)).get();
	const state = update.state_abbreviation ?? present.state_abbreviation;
	return found && found.state === state ? { ...update, subregion_name: found.name } : null;
}

/** An update as it is stored: what could act in its texts is gone. */
export function cleaned({ isBeingEdited: _, ...update }: CollegeUpdate): Changes {
	const texts = (['stay_html', 'eat_html', 'do_html', 'features'] as const).filter(
		(field) => update[field] !== undefined,
	);
	return {
		...(update as Changes),
		...Object.fromEntries(texts.map((field) => [field, sanitise(update[field] ?? '')])),
		...(update.content && {
			content: {
				features: update.content.features.map(({ title, html }) => ({ title, html: sanitise(html) })),
			},
		}),
	};
}
