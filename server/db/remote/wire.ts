/** Values that SQLite binds. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** When a step runs, by what came of earlier ones of its trip. */
export type Condition = { ok: number } | { not: Condition } | { all: Condition[] } | { any: Condition[] };

/** One statement with its values. */
export interface Step {
	sql: string;
	args: readonly SqlValue[];
	/** Without it the step runs when the one before it went well. */
	when?: Condition;
}

/** One round trip to the database server: its steps are looked at in order. */
export interface Trip {
	steps: readonly Step[];
	/** The connection on which the transaction under way began; 0 when none is. On another it would be half a transaction. */
	on: number;
	/** Nobody waits for it. When it fails the connection is dropped, and with it what it left open. */
	isQuiet: boolean;
}

/** The result of a statement. */
export interface StepResult {
	columns: string[];
	rows: SqlValue[][];
	changes: number;
	lastInsertRowid: number;
}

/** What a write gave; in a transaction it goes its way only when somebody looks. */
export type Written = Pick<StepResult, 'changes' | 'lastInsertRowid'>;

/** Why something failed. */
export interface Fault {
	message: string;
	code: string;
}

/** The outcome of a step; neither when it did not run. */
export interface Outcome {
	result?: StepResult;
	fault?: Fault;
}

/** The outcome of a round trip. */
export interface Reply {
	/** One for each step, unless the server was lost. */
	outcomes: Outcome[];
	/** Why the server was lost. */
	fault: Fault | null;
	/** The connection that was used; a number that grows. */
	connection: number;
}

/** Traffic with a connection of its own, so that it waits for nothing else: reads of every request, and commits. */
export type Lane = 'asking' | 'committing';

/** Where the database server listens. */
export interface Address {
	/** `ws:` or `wss:`. */
	url: string;
	token: string | null;
}

/** What the thread that talks to the database server is given. */
export interface ThreadData extends Address {
	/** Of who sleeps until the reply lies in it. */
	port: import('node:worker_threads').MessagePort;
	/** Set to 1 and notified when it does. */
	signal: SharedArrayBuffer;
	/** Of those who do something else meanwhile. */
	lanes: Record<Lane, import('node:worker_threads').MessagePort>;
	/** The code of a failure to reach the server. */
	unreachable: string;
}

/** The code of a failure to reach the database server, or to hear its answer. */
export const UNREACHABLE = 'DATABASE_UNREACHABLE';
