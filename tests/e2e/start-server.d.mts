/** A server running for a test. */
export interface RunningServer {
	url: string;
	port: number;
	/** The folder with its data, which goes when it stops. */
	dataDir: string;
	stop: () => Promise<void>;
	/** Its error log so far: empty unless something failed inside. */
	complaints: () => string;
	/** Its console output so far. */
	said: () => string;
}

/** Starts a folder's built server (the repository's by default) with a fresh database. */
export function startServer(options?: {
	root?: string;
	port?: number;
	environment?: Record<string, string>;
}): Promise<RunningServer>;
