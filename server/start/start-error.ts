/** An error that the person who starts the server must fix; its message is one sentence, for the console. */
export class StartError extends Error {}
