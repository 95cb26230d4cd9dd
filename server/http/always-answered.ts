/**
 * Paths, with queries, that always answer monitoring: otherwise a flood, or a damaged database, would look like a
 * server that is gone.
 */
export const ALWAYS_ANSWERED = /^\/(api\/(health|ready)|metrics)(\?|$)/;
