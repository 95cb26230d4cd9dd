import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { subregions } from './table.ts';

/** Returns a state's subregion; undefined when the state has none with this id. */
export const subregionOf = (tx: Tx, { id, state }: { id: number; state: string }) =>
	tx
		.select()
		.from(subregions)
		.where(and(eq(subregions.id, id), eq(subregions.state, state)))
		.get();
