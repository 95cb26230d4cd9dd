import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Tx } from './transaction.ts';

/**
 * Matches the rows with this address, given in lower case, however it was typed; none for null. SQLite's own `lower`
 * knows only ASCII, so spellings with other letters are compared here.
 */
export function inAnyCase(db: Tx, column: SQLiteColumn, address: string | null): SQL {
	if (address === null) return sql`false`;
	const isBeyondAscii = sql`length(cast(${column} as blob)) > length(${column})`;
	const found = db
		.selectDistinct({ spelled: sql<string>`${column}` })
		.from(column.table)
		.where(or(eq(sql`lower(${column})`, address), isBeyondAscii))
		.all();
	const spellings = found.map(({ spelled }) => spelled);
	return inArray(
		column,
		spellings.filter((spelled) => spelled.toLowerCase() === address),
	);
}
