/** What the person who starts the server has to put right; its message is one sentence, for the console. */
export class StartError extends Error {}
