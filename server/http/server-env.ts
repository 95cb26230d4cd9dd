/** What the server's middleware puts into a request's context. */
export interface ServerEnv {
	Variables: { requestId: string };
}
