/**
 * The addresses, with what may be asked there, at which whoever watches us is answered whatever happens: else a flood, or a damaged database,
 * would look like a server that is gone.
 */
export const ALWAYS_ANSWERED = /^\/(api\/(health|ready)|metrics)(\?|$)/;
