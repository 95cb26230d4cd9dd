/**
 * The cookie that tells scripts only whether there is a session (`1`); over https its name has a prefix. If it is
 * missing, it has expired, was cleared, or nobody was ever signed in: only the server can tell.
 */
export const SIGNED_IN_COOKIE = 'ctt_signed_in';
/** Its value when the server has ended the session. */
export const SESSION_ENDED = 'ended';
/** Its value when a restored server has lost the session: this device's data may exist nowhere else. */
export const SESSION_LOST = 'lost';
