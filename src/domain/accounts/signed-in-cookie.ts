/**
 * The cookie that tells scripts only whether there is a session (`1`); over https its name has a prefix. Where there is
 * none, the cookie has run out, somebody has cleared it, or nobody was ever signed in: only the server can say.
 */
export const SIGNED_IN_COOKIE = 'ctt_signed_in';
/** Its value where the server has ended the session. */
export const SESSION_ENDED = 'ended';
/** Its value where a restore of the server has lost the session: what the device holds may be nowhere else. */
export const SESSION_LOST = 'lost';
