/** As long as a token of 256 random bits in base64url. */
const TOKEN = /[\w-]{43,}/g;

/** A path as the log may have it. Security: a token in it would open to every reader of the log what it opens. */
export const pathForLog = (path: string) => path.replace(TOKEN, '[token]');
