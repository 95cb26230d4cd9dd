import { eq, sql } from 'drizzle-orm';
import { consequencesOf } from '#domain/colleges/consequences.ts';
import type { CollegeUpdate } from '#domain/colleges/edit-college.ts';
import { rangeFaults } from '#domain/colleges/score-ranges.ts';
import { normalise } from '#domain/search/normalise.ts';
import { asSeen, type EditRefusal, writeEdit } from '#server/audit/edit-row.ts';
import { changedValues, changeOf, changesSince, revisionOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { stateFault } from '#server/states/is-state.ts';
import { subregionOf } from '#server/states/subregion-of.ts';
import { cleanTexts, guideTexts } from './guide-texts.ts';
import { guides, withoutEmptyCredit } from './store.ts';
import { colleges } from './table.ts';

type CollegeRow = typeof colleges.$inferSelect;
type Changes = Partial<CollegeRow>;

/** Why a college was not changed; a fault is a sentence for its editor. */
export type ChangeRefusal = EditRefusal | 'no_such_subregion' | { fault: string };

/** The most invisible colleges that a search returns. */
const MOST_FOUND = 20;

/** Reads and changes colleges for the back office, each change with its row in the audit log. */
export function createCollegeEditStore(db: Db) {
	const has = (column: 'stay_html' | 'eat_html' | 'do_html') => sql`${colleges[column]} <> ''`;
	const line = {
		ipeds_id: colleges.ipeds_id,
		name: colleges.name,
		name_alias: colleges.name_alias,
		city: colleges.city,
		state_abbreviation: colleges.state_abbreviation,
		enabled: colleges.enabled,
		visible: colleges.visible,
		has_guide: sql`${has('stay_html')} and ${has('eat_html')} and ${has('do_html')}`.mapWith(Boolean),
	};
	const byName = [sql`${colleges.name} collate nocase`, colleges.ipeds_id];

	return {
		/** Returns every visible college, by name. */
		visible: async () =>
			db
				.select(line)
				.from(colleges)
				.where(eq(colleges.visible, true))
				.orderBy(...byName)
				.all(),
		/** Returns the invisible colleges with the term in their name or alias; names that start with it come first. */
		invisible: async (term: string) => {
			const all = db
				.select(line)
				.from(colleges)
				.where(eq(colleges.visible, false))
				.orderBy(...byName)
				.all();
			return namedLike(term, all).slice(0, MOST_FOUND);
		},
		/** Returns the whole record and its revision; undefined when there is none. */
		whole: async (ipedsId: number) => {
			const row = guides(db).where(eq(colleges.ipeds_id, ipedsId)).get();
			return (
				row && {
					...cleanTexts(withoutEmptyCredit(row)),
					revision: revisionOf(db, 'college', String(ipedsId)),
				}
			);
		},
		/** Changes the fields that differ; returns null on success, also when nothing differed. */
		change: async ({ update, ...asked }: SentChange, now: Date): Promise<ChangeRefusal | null> => {
			const ready = readyToStore(update);
			return immediately(db, (tx) => changeIn(tx, { ...asked, update: ready }, now));
		},
		/**
		 * Takes back one change of the college, by its number in the log: its fields get their earlier values, and all
		 * others stay. This is an ordinary change and can be taken back, too.
		 */
		takeBack: async (
			{ change, ...asked }: Asked & { change: number },
			now: Date,
		): Promise<ChangeRefusal | null> =>
			immediately(db, (tx) => {
				const update = valuesOfBefore(tx, asked.ipedsId, change);
				const refusal = changeIn(tx, { ...asked, update: update ?? {} }, now);
				return refusal ?? (update ? null : { fault: `change: The college has no change ${change}.` });
			}),
	};
}

/**
 * Picks the rows with the term in their name or alias: names that start with it come first, otherwise in the given
 * order.
 */
function namedLike<Named extends Pick<CollegeRow, 'name' | 'name_alias'>>(
	term: string,
	all: Named[],
): Named[] {
	const wanted = normalise(term);
	if (wanted === '') return [];
	const found = all.flatMap((college) => {
		const [name = '', ...aliases] = [college.name, ...college.name_alias.split('|')].map(normalise);
		const isFound = [name, ...aliases].some((each) => each.includes(wanted));
		return isFound ? [{ college, isFirst: name.startsWith(wanted) }] : [];
	});
	const those = (isFirst: boolean) => found.filter((each) => each.isFirst === isFirst);
	return [...those(true), ...those(false)].map(({ college }) => college);
}

interface Asked {
	ipedsId: number;
	by: string;
	/** The revision this change started from; absent applies it to the current record. */
	revision?: number | undefined;
}
/** Security: texts as sent are cleaned before they become an `AskedChange`. */
type SentChange = Asked & { update: CollegeUpdate };
type AskedChange = Asked & { update: Changes };

/** Returns the values of a change's fields before it; undefined if it belongs to another college or added this one. */
function valuesOfBefore(tx: Tx, ipedsId: number, change: number): Changes | undefined {
	const thing = { what: 'college' as const, key: String(ipedsId) };
	const before = changeOf(tx, thing, change)?.before;
	if (!before) return undefined;
	const { is_starter, ...fields }: Changes = before;
	const isWrittenSince = changesSince(tx, thing, change).some(({ after }) =>
		guideTexts.some((text) => text in (after ?? {}) && !(text in fields)),
	);
	// A guide that has another text by an editor is not a starter guide, whatever it was before.
	return { ...fields, ...(is_starter !== undefined && !isWrittenSince && { is_starter }) };
}

function changeIn(tx: Tx, asked: AskedChange, now: Date): ChangeRefusal | null {
	const { ipedsId, by, revision } = asked;
	const isIt = eq(colleges.ipeds_id, ipedsId);
	const present = tx.select().from(colleges).where(isIt).get();
	const thing = { what: 'college' as const, key: String(ipedsId), revision };
	const seen = present && asSeen(tx, thing, present);
	const brought = seen ? consequencesOf(seen, asked.update) : {};
	const update = { ...asked.update, ...brought };
	const { state_abbreviation: moved } = update;
	const fault = seen && moved !== undefined && stateFault(tx, moved);
	if (fault) return fault;
	const [range] = Object.entries(rangeFaults(update, seen ?? {}));
	if (range) return { fault: `update.${range[0]}: ${range[1]}` };
	const named = seen ? withSubregion(tx, seen, update) : update;
	if (named === null) return 'no_such_subregion';
	const changed = seen && changedValues<CollegeRow>(seen, named)?.after;
	const isRewritten = guideTexts.some((field) => field in (changed ?? {})) && !('is_starter' in update);
	const edit = { ...named, ...(isRewritten && { is_starter: false }) };
	const write = (columns: Changes) => void tx.update(colleges).set(columns).where(isIt).run();
	return writeEdit(tx, { ...thing, present, update: edit, by, write }, now);
}

/** Adds the name of the chosen subregion; null when the college's state has no such subregion. */
function withSubregion(tx: Tx, seen: CollegeRow, update: Changes): Changes | null {
	if (update.subregion_id === undefined) return update;
	if (update.subregion_id === null) return { ...update, subregion_name: null };
	const state = update.state_abbreviation ?? seen.state_abbreviation;
	const found = subregionOf(tx, { id: update.subregion_id, state });
	return found ? { ...update, subregion_name: found.name } : null;
}

/** Returns an update ready to store; that its sender has the record open is no change of it. */
const readyToStore = ({ isBeingEdited: _, ...update }: CollegeUpdate): Changes =>
	cleanTexts(update as Changes);
