import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { states } from './table.ts';

/** True for the postal code of a state or territory, open or not. */
export const isState = (tx: Pick<Db, 'select'>, code: string): boolean =>
	tx.select({ fips: states.fips }).from(states).where(eq(states.state_abbreviation, code)).get() !==
	undefined;

/** Why nothing can lie in this state; undefined when it exists. */
export const stateFault = (tx: Pick<Db, 'select'>, code: string): { fault: string } | undefined =>
	isState(tx, code) ? undefined : { fault: `There is no state ${code}.` };
