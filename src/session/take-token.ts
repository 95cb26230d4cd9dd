/** The values a hosted sign-in puts into the address after `#`. */
export interface HandOver {
	idToken: string | null;
	state: string | null;
	/** Why there is no token. */
	error: string | null;
}

/**
 * Removes a hosted sign-in's values from the address, if there are any, and returns them. Security: the address is
 * clean before anything else runs, so the token ends up in no history, link, log or screenshot.
 */
export function takeToken(): HandOver | null {
	if (!/[#&](id_token|access_token|error)=/.test(location.hash)) return null;
	const given = new URLSearchParams(location.hash.slice(1));
	history.replaceState(history.state, '', location.pathname + location.search);
	return { idToken: given.get('id_token'), state: given.get('state'), error: given.get('error') };
}
