import type { SqlStep, StepResult } from './wire.ts';

/** The open transaction, or work that is computed before there is one. */
export interface Open {
	/** Its opening statement, sent with the first other statement. */
	begin: string;
	/** Sent with the next statement that reads, or at the end. */
	waiting: Waiting[];
	/** The connection it began on; 0 before it begins. */
	on: number;
	/** Whether it has written: such work counts as done only once the server has confirmed the commit. */
	hasWritten: boolean;
	/** True when the server has ended it: anything the work still does is lost. */
	isOver: boolean;
	/** True when its writes are only collected, and nothing is sent. */
	isAhead: boolean;
}

export interface Waiting {
	step: SqlStep;
	result?: StepResult;
}

export const anOpen = (begin: string): Open => ({
	begin,
	waiting: [],
	on: 0,
	hasWritten: false,
	isOver: false,
	isAhead: false,
});
