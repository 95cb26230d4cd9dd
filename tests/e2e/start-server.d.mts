/** A server that runs for a test. */
export interface RunningServer {
	/** Its origin. */
	url: string;
	port: number;
	stop: () => Promise<void>;
	/** What it has written to its error log so far: nothing, as long as nothing failed inside. */
	complaints: () => string;
	/** What it has written to its console so far. */
	said: () => string;
}

/** Starts the built server of a folder (the repository's by default), with a fresh database. */
export function startServer(options?: {
	root?: string;
	port?: number;
	environment?: Record<string, string>;
}): Promise<RunningServer>;
