interface TrustedTypes {
	createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
	createHTML: (html: string) => string;
	createScriptURL: (url: string) => string;
}

/** A path on this site with a script's ending; no other host, and no `data:` or `blob:` address. */
const OWN_SCRIPT = /^\/(?!\/)[\w./-]+\.js$/;

/**
 * This site's only Trusted Types policy, created before anything else runs; undefined in browsers without them.
 * Security: the CSP names this policy alone and it cannot be created twice, so no name is left for someone else's
 * script to take.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('tour-trails', {
	// Only `htmlPolicy`, which only DOMPurify uses (src/ui/sanitize.ts), and `trustedXml` can reach this.
	createHTML: (html) => html,
	createScriptURL: (url) => {
		if (!OWN_SCRIPT.test(url)) throw new TypeError(`Not a script of this site: ${url}`);
		return url;
	},
});

/**
 * Returns a script's address in the form the browser's Trusted Types require, or as a plain string without them.
 * @throws TypeError for an address that is not ours
 */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

/**
 * Returns XML in the form `DOMParser` requires. Security: only for the import of trips, which makes no HTML from it.
 */
export const trustedXml = (xml: string): string => policy?.createHTML(xml) ?? xml;

/** DOMPurify creates its markup with this. */
export const htmlPolicy = policy;
