const WEB = /^https?:\/\/[^\s/?#@:]+\.[a-z\d-]{2,}(:\d+)?([/?#]\S*)?$/i;
const BARE_DOMAIN = /^(https:\/\/)([^/?#:.]+\.[^/?#:.]+)(?=[/?#:]|$)/i;

/** Whether a text is the whole address of a page on the web. */
export const isWebAddress = (text: string): boolean => WEB.test(text);

/** The address with https where nothing was said. */
export const withScheme = (text: string): string =>
	/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

/**
 * An admission address over https, with "www." where the host is a bare domain: `http://bc.edu/apply` becomes
 * `https://www.bc.edu/apply`. At `admissions.bc.edu` none is missing: with it that host does not exist.
 */
export const admissionAddress = (text: string): string =>
	withScheme(text)
		.replace(/^http:/i, 'https:')
		.replace(BARE_DOMAIN, '$1www.$2');

/** A picture that this site keeps. */
export const isOwnImage = (text: string): boolean => /^\/images\/[\w-]+\.(jpg|png|webp)$/.test(text);

/** An address on the web that ends as a picture's does (§5). */
export const isImageAddress = (text: string): boolean =>
	isWebAddress(text) && /\.(jpg|gif|png|jpeg|svg)$/i.test(text.replace(/[?#].*$/, ''));
