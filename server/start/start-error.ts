/** An error for the person who starts the server to fix; its message is one sentence, for the console. */
export class StartError extends Error {}
