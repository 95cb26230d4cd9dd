import type { ToldState } from '#domain/billing/checkout.ts';
import type { Payment } from './table.ts';

/** A payment's state in the words of its payer, who wants to know where the money is. */
export const toldState = ({ state, returned }: Pick<Payment, 'state' | 'returned'>): ToldState =>
	state === 'ended' && returned !== null ? 'refunded' : state;
