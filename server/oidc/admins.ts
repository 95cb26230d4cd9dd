import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { logins } from './table.ts';

const runsTheSite = sql`exists (select 1 from json_each(${logins.groups}) where value = 'admin')`;

/** True when someone besides this login runs the site. */
export const hasOtherAdmin = (tx: Tx, id: string): boolean => isThere(tx, ne(logins.id, id));

/** True when this login runs the site, and no other does. */
export const isOnlyAdmin = (tx: Tx, id: string): boolean =>
	isThere(tx, eq(logins.id, id)) && !hasOtherAdmin(tx, id);

const isThere = (tx: Tx, those: SQL): boolean =>
	tx.select({ id: logins.id }).from(logins).where(and(runsTheSite, those)).get() !== undefined;
