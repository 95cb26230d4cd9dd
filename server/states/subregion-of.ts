import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { subregions } from './table.ts';

/** A state's subregion; undefined when the state has none with this id. */
export const subregionOf = (tx: Pick<Db, 'select'>, { id, state }: { id: number; state: string }) =>
	tx
		.select()
		.from(subregions)
		.where(and(eq(subregions.id, id), eq(subregions.state, state)))
		.get();
