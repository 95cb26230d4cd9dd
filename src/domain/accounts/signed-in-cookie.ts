/** The cookie that tells scripts only that there is a session (`1`); over https its name has a prefix. */
export const SIGNED_IN_COOKIE = 'ctt_signed_in';
/** Its value where a restore of the server has lost the session: what the device holds may be nowhere else. */
export const SESSION_LOST = 'lost';
