import { type Fault, type Outcome, type Reply, type StepResult, UNREACHABLE } from './wire.ts';

/** An error from SQLite or from the connection to it; the code is better-sqlite3's, or `DATABASE_UNREACHABLE`. */
export class RemoteError extends Error {
	readonly code: string;

	constructor({ message, code }: Fault) {
		super(code === UNREACHABLE ? `the database server does not answer: ${message}` : message);
		this.code = code;
	}
}

/** The outcome of each step, or why it is unknown. */
export const outcomesOf = ({ outcomes, fault }: Reply): Outcome[] => (fault ? [{ fault }] : outcomes);

/**
 * Returns the result of each step.
 * @throws RemoteError for the first that failed
 */
export function resultsOf(outcomes: readonly Outcome[]): StepResult[] {
	const fault = outcomes.find((each) => each.fault)?.fault;
	if (fault) throw new RemoteError(fault);
	return outcomes.map(({ result }) => result as StepResult);
}
