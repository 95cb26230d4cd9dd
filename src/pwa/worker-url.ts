/**
 * The service worker's address as the browser's Trusted Types want it, or plain where it has none.
 * Security: the policy passes this one address and throws for any other.
 */
export function trustedWorkerUrl(): string {
	const address = '/sw.js';
	if (!('trustedTypes' in window)) return address;
	const policy = window.trustedTypes.createPolicy('service-worker', {
		createScriptURL(url) {
			if (url !== address) throw new TypeError(`Not the service worker: ${url}`);
			return url;
		},
	});
	// The libraries' types only know strings; the browser checks the object.
	return policy.createScriptURL(address) as unknown as string;
}
