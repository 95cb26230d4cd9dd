/** Values the server's middleware adds to a request's context. */
export interface ServerEnv {
	Variables: {
		/** Our own id for the request, to find a problem in the log. */
		requestId: string;
		/** The headers every answer carries. */
		baseHeaders: Record<string, string>;
		/** True when the answer already has these headers. */
		isDressed: boolean;
	};
}
