/** The cookie that tells scripts only that there is a session; over https its name has a prefix. */
export const SIGNED_IN_COOKIE = 'ctt_signed_in';
