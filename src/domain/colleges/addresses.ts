const WEB = /^https?:\/\/[^\s/?#@:]+\.[a-z\d-]{2,}(:\d+)?([/?#]\S*)?$/i;
const BARE_DOMAIN = /^(https:\/\/)([^/?#:.]+\.[^/?#:.]+)(?=[/?#:]|$)/i;

/** True when the text is a complete web address. */
export const isWebAddress = (text: string): boolean => WEB.test(text);

/** Adds https when the address has no scheme. */
export const withScheme = (text: string): string =>
	/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

/**
 * An admission address over https, with "www." added to a bare domain: `http://bc.edu/apply` becomes
 * `https://www.bc.edu/apply`. `admissions.bc.edu` stays: with "www." that host does not exist.
 */
export const admissionAddress = (text: string): string =>
	withScheme(text)
		.replace(/^http:/i, 'https:')
		.replace(BARE_DOMAIN, '$1www.$2');

/** True for the address of a picture stored on this site. */
export const isOwnImage = (text: string): boolean => /^\/images\/[\w-]+\.(jpg|png|webp)$/.test(text);

/** True for a web address with a picture's extension (§5). */
export const isImageAddress = (text: string): boolean =>
	isWebAddress(text) && /\.(jpg|gif|png|jpeg|svg)$/i.test(text.replace(/[?#].*$/, ''));
