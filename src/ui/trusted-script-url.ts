interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (url: string) => string },
	): { createScriptURL: (url: string) => string };
}

/**
 * A script's address in the form that the browser's Trusted Types want, or plain where it has none.
 * Security: the policy of this name blesses this one address and throws for any other; the CSP lists the names there may be.
 */
export function trustedScriptUrl(policyName: string, url: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy(policyName, {
		createScriptURL: (wanted) => {
			if (wanted !== url) throw new TypeError(`Not the address of ${policyName}: ${wanted}`);
			return wanted;
		},
	});
	return policy ? policy.createScriptURL(url) : url;
}
