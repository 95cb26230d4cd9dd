/** What SQLite binds. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** One statement with its values. */
export interface Step {
	sql: string;
	args: readonly SqlValue[];
}

/** One round trip to the database server: its steps run in order, each only when the one before it went well. */
export interface Trip {
	steps: readonly Step[];
	/** The connection on which the transaction under way began; 0 when none is. On another it would be half a transaction. */
	on: number;
	/** Nobody waits for it. When it fails the connection is dropped, and with it what it left open. */
	isQuiet: boolean;
}

/** What a statement gave. */
export interface StepResult {
	columns: string[];
	rows: SqlValue[][];
	changes: number;
	lastInsertRowid: number;
}

/** What a write gave; in a transaction it goes its way only when somebody looks. */
export type Written = Pick<StepResult, 'changes' | 'lastInsertRowid'>;

/** What came of a round trip: the results of the steps that went well, and why the next one did not. */
export interface Reply {
	results: StepResult[];
	fault: { message: string; code: string } | null;
	/** The connection that was used; a number that grows. */
	connection: number;
}

/** What the thread that talks to the database server is given. */
export interface ThreadData {
	port: import('node:worker_threads').MessagePort;
	/** Set to 1 and notified when a reply lies in the port. */
	signal: SharedArrayBuffer;
	/** `ws:` or `wss:`. */
	url: string;
	token: string | null;
	/** The code of a failure to reach the server. */
	unreachable: string;
}

/** The code of a failure to reach the database server, or to hear its answer. */
export const UNREACHABLE = 'DATABASE_UNREACHABLE';
