/** What a hosted sign-in put into the address behind `#`. */
export interface HandOver {
	idToken: string | null;
	state: string | null;
	/** Why there is no token. */
	error: string | null;
}

/**
 * Takes what a hosted sign-in put into the address, if it did.
 * Security: the address is clean before anything else runs, so that the token is in no history, link, log or screenshot.
 */
export function takeToken(): HandOver | null {
	if (!/[#&](id_token|access_token|error)=/.test(location.hash)) return null;
	const given = new URLSearchParams(location.hash.slice(1));
	history.replaceState(history.state, '', location.pathname + location.search);
	return { idToken: given.get('id_token'), state: given.get('state'), error: given.get('error') };
}
