/** What the server's middleware puts into a request's context. */
export interface ServerEnv {
	Variables: {
		/** An id of our own making, by which a problem can be found in the log. */
		requestId: string;
		/** The headers that every answer carries. */
		baseHeaders: Record<string, string>;
		/** Whether the answer carries them already. */
		isDressed: boolean;
	};
}
