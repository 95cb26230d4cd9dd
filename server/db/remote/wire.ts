/** Values that SQLite binds. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** When a step runs, depending on earlier steps of its trip. */
export type Condition = { ok: number } | { not: Condition } | { all: Condition[] } | { any: Condition[] };

export interface SqlStep {
	sql: string;
	args: readonly SqlValue[];
	/** If undefined, the step runs after the previous one succeeds. */
	when?: Condition;
}

/** One round trip to the database server, with its steps in order. */
export interface RoundTrip {
	steps: readonly SqlStep[];
	/**
	 * The connection that the open transaction began on, or 0 without one. On another connection, only half the
	 * transaction would run.
	 */
	on: number;
	/** True when nothing waits for it. If it fails, the connection is dropped, along with its open transaction. */
	isQuiet: boolean;
}

export interface StepResult {
	columns: string[];
	rows: SqlValue[][];
	changes: number;
	lastInsertRowid: number;
}

/** The result of a write; in a transaction the write is sent only when the result is read. */
export type WriteResult = Pick<StepResult, 'changes' | 'lastInsertRowid'>;

export interface Fault {
	message: string;
	code: string;
}

/** The outcome of a step; both are undefined if it did not run. */
export interface Outcome {
	result?: StepResult;
	fault?: Fault;
}

export interface Reply {
	/** One for each step, unless the server was lost. */
	outcomes: Outcome[];
	/** Why the server was lost. */
	fault: Fault | null;
	/** Number of the connection used; grows with each new one. */
	connection: number;
}

/** Traffic that gets its own connection, so that it waits for nothing else: the reads of every request, and commits. */
export type Lane = 'asking' | 'committing';

/** Where the database server listens. */
export interface Address {
	/** `ws:` or `wss:`. */
	url: string;
	token: string | null;
}

/** Input for the thread that talks to the database server. */
export interface ThreadData extends Address {
	/** Port of the thread that sleeps until its reply arrives. */
	port: import('node:worker_threads').MessagePort;
	/** Counts the replies on that port, and is notified of each. */
	signal: SharedArrayBuffer;
	/** Ports for callers that keep running meanwhile. */
	lanes: Record<Lane, import('node:worker_threads').MessagePort>;
	/** The code of a failure to reach the server. */
	unreachable: string;
}

/** Error code when the database server cannot be reached, or its answer is lost. */
export const UNREACHABLE = 'DATABASE_UNREACHABLE';
