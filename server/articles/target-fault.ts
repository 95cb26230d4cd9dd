import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ListedArticle } from '#domain/articles/article.ts';
import { targetFault } from '#domain/articles/article-edit.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Tx } from '#server/db/transaction.ts';
import { states, subregions } from '#server/states/table.ts';

type Target = Pick<ListedArticle, 'locality' | 'locality_id'>;

/** Returns what is wrong with an article's target, given the places of this site; undefined when nothing is. */
export function targetFaultHere(tx: Tx, { locality, locality_id }: Target): string | undefined {
	const among = (table: SQLiteTable, column: SQLiteColumn) => ({
		has: (id: string) =>
			tx
				.select({ column })
				.from(table)
				.where(eq(sql`cast(${column} as text)`, id))
				.get() !== undefined,
	});
	return targetFault(locality, locality_id, {
		states: among(states, states.state_abbreviation),
		subregions: among(subregions, subregions.name),
		colleges: among(colleges, colleges.ipeds_id),
	});
}
