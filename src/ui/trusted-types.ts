interface TrustedTypes {
	createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
	createHTML: (html: string) => string;
	createScriptURL: (url: string) => string;
}

/** A path of this site that ends as a script does; neither another host's nor a `data:` or `blob:` address. */
const OWN_SCRIPT = /^\/(?!\/)[\w./-]+\.js$/;

/**
 * The one policy of Trusted Types that this site has, made before anything else runs; undefined where the browser has none.
 * Security: the CSP names this policy alone and it cannot be made twice, so no name is left for somebody else's script to take.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('tour-trails', {
	// Nobody gets at this but `htmlPolicy`, which is DOMPurify's alone (ui/sanitise.ts), and `trustedXml`.
	createHTML: (html) => html,
	createScriptURL: (url) => {
		if (!OWN_SCRIPT.test(url)) throw new TypeError(`Not a script of this site: ${url}`);
		return url;
	},
});

/** A script's address in the form that the browser's Trusted Types want, or plain where it has none. @throws TypeError for one that is not ours. */
export const trustedScriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

/** XML in the form that `DOMParser` wants. Security: for ui/read-xml.ts alone, which makes no HTML of it. */
export const trustedXml = (xml: string): string => policy?.createHTML(xml) ?? xml;

/** What DOMPurify makes its markup by. */
export const htmlPolicy = policy;
