import type { SqlStep, StepResult } from './wire.ts';

/** The transaction under way, or work that is computed before there is one. */
export interface Open {
	/** Its opening statement, sent with the first other one. */
	begin: string;
	/** Sent with the next statement that reads, or at the end. */
	waiting: Waiting[];
	/** The connection it began on; 0 before it begins. */
	on: number;
	/** Its work counts as done only once the server has said that it is committed. */
	hasWritten: boolean;
	/** The server has ended it: whatever the work does from here on is lost. */
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
