/** A name whose last part begins with a letter: no parser takes it for an internet address, as it would numbers. */
const HOST = String.raw`(?:[\p{L}\p{N}_-]+\.)+[a-z][a-z\d-]+`;
/** Up to 65535. */
const PORT = String.raw`(?:[0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])`;
const WEB = new RegExp(`^https?://(?:www\\.)?(${HOST})(:${PORT})?([/?#]\\S*)?$`, 'iu');

/** True when the text is a complete web address. */
export const isWebAddress = (text: string): boolean => WEB.test(text);

/** Returns the site name in a web address, without `www.`. */
export const siteOf = (address: string): string => WEB.exec(address)?.[1] ?? address;

/** Adds https when the address has no scheme; writes a scheme in lowercase, whatever a phone's keyboard made of it. */
export function withScheme(text: string): string {
	const scheme = /^[a-z][a-z\d+.-]*:/i.exec(text)?.[0];
	return scheme === undefined ? `https://${text}` : scheme.toLowerCase() + text.slice(scheme.length);
}
