import { eq } from 'drizzle-orm';
import type { State } from '#domain/states/state.ts';
import type { Tx } from '#server/db/transaction.ts';
import { states } from './table.ts';

/** True for the postal code of a state or territory, open or not. */
export const isState = (tx: Tx, code: string): boolean =>
	tx.select({ fips: states.fips }).from(states).where(eq(states.state_abbreviation, code)).get() !==
	undefined;

/** Returns every state and territory, open or not, by postal code and name. */
export const codedStates = (tx: Tx): Pick<State, 'name' | 'state_abbreviation'>[] =>
	tx.select({ name: states.name, state_abbreviation: states.state_abbreviation }).from(states).all();

/** Returns why nothing can lie in this state; undefined when it exists. */
export const stateFault = (tx: Tx, code: string): { fault: string } | undefined =>
	isState(tx, code) ? undefined : { fault: `There is no state ${code}.` };
