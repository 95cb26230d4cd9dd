import { and, eq, ne, or, sql } from 'drizzle-orm';
import { stateNamed } from '#domain/search/named-area.ts';
import { normalise } from '#domain/search/normalise.ts';
import { articles } from '#server/articles/table.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Tx } from '#server/db/transaction.ts';
import { places } from '#server/places/table.ts';
import { isState } from '#server/states/is-state.ts';
import { subregionOf } from '#server/states/subregion-of.ts';
import { states, subregions } from '#server/states/table.ts';

type CollegeRow = typeof colleges.$inferSelect;
type StateRow = typeof states.$inferSelect;
type SubregionRow = typeof subregions.$inferSelect;

/** Returns how a college contradicts the states and subregions; undefined when it does not. */
export function collegeFault(
	tx: Tx,
	{ subregion_id: id, subregion_name: name, state_abbreviation: state }: CollegeRow,
): string | undefined {
	const fault = noSuchState(tx, state);
	if (fault !== undefined || id === null) return fault;
	const subregion = subregionOf(tx, { id, state });
	if (!subregion) return `${state} has no subregion ${id} (subregion_id)`;
	return subregion.name === name ? undefined : `subregion ${id} is ${subregion.name} (subregion_name)`;
}

export const placeFault = (tx: Tx, { state_abbreviation: state }: typeof places.$inferSelect) =>
	noSuchState(tx, state);

const noSuchState = (tx: Tx, state: string): string | undefined =>
	isState(tx, state) ? undefined : `there is no state ${state} (state_abbreviation)`;

/**
 * Returns how a state's new name or postal code leaves it without a page of its own, or leaves rows behind under the
 * old code.
 */
export function stateRowFault(
	tx: Tx,
	{ fips, name, state_abbreviation: code }: StateRow,
	before: StateRow | undefined,
): string | undefined {
	if (name !== before?.name) {
		if (normalise(name) === '') return 'a page needs a letter or digit in it (name)';
		const same = stateNamed(name, tx.select().from(states).where(ne(states.fips, fips)).all());
		if (same) return `state ${same.fips} has the same address (name)`;
	}
	const old = before?.state_abbreviation ?? code;
	return isState(tx, old) ? undefined : stillIn(tx, old);
}

/** Says what is still in a state with this postal code; undefined when nothing is. */
function stillIn(tx: Tx, code: string): string | undefined {
	const college = tx.select().from(colleges).where(eq(colleges.state_abbreviation, code)).get();
	if (college) return `college ${college.ipeds_id} is in ${code} (state_abbreviation)`;
	const place = tx.select().from(places).where(eq(places.state_abbreviation, code)).get();
	if (place) return `place ${place.place_id} is in ${code} (state_abbreviation)`;
	const subregion = tx.select().from(subregions).where(eq(subregions.state, code)).get();
	if (subregion) return `subregion ${subregion.id} is in ${code} (state)`;
	const isAbout = and(eq(articles.locality, 'state'), eq(articles.locality_id, code));
	const article = tx.select().from(articles).where(isAbout).get();
	return article && `article ${article.id} is about ${code} (locality_id)`;
}

/** Says what a subregion's new name or state leaves behind: its colleges, and the articles about it. */
export function subregionFault(
	tx: Tx,
	{ id, name, state }: SubregionRow,
	before: SubregionRow | undefined,
): string | undefined {
	const isElsewhere = ne(colleges.state_abbreviation, state);
	// A college's subregion name may be null.
	const isNamedOtherwise = sql`${colleges.subregion_name} is not ${name}`;
	const college = tx
		.select()
		.from(colleges)
		.where(and(eq(colleges.subregion_id, id), or(isElsewhere, isNamedOtherwise)))
		.get();
	if (college) {
		const [field, theirs] =
			college.state_abbreviation === state
				? ['subregion_name', college.subregion_name]
				: ['state_abbreviation', college.state_abbreviation];
		return `college ${college.ipeds_id} is in ${theirs} (${field})`;
	}
	if (!before || before.name === name) return undefined;
	const stillNamed = tx.select().from(subregions).where(eq(subregions.name, before.name)).get();
	const isAbout = and(eq(articles.locality, 'subregion'), eq(articles.locality_id, before.name));
	const article = stillNamed ? undefined : tx.select().from(articles).where(isAbout).get();
	return article && `article ${article.id} is about ${before.name} (locality_id)`;
}

/**
 * Says what a row contradicts, if the database refused it for that; undefined for any other error, such as a full disk.
 */
export function constraintFault(error: unknown): string | undefined {
	const { code, message } = error as { code?: unknown; message?: unknown };
	if (!/^SQLITE_CONSTRAINT/.test(String(code))) return undefined;
	const [, columns] = /(?:UNIQUE|PRIMARY KEY) constraint failed: (.+)/.exec(String(message)) ?? [];
	if (columns === undefined) return String(message);
	return `another row has the same ${columns.replaceAll(/\w+\./g, '')}`;
}
