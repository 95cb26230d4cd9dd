/**
 * Paths, with queries, where monitoring always gets an answer: otherwise a flood, or a damaged database, would look
 * like a server that is gone.
 */
export const ALWAYS_ANSWERED = /^\/(api\/(health|ready)|metrics)(\?|$)/;
