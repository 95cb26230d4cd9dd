/** Browsers and Node have it; the domain is compiled for neither. */
declare const URL: { canParse(text: string): boolean };

const WEB = /^https?:\/\/[^\s/?#@:]+\.[a-z\d-]{2,}(:\d+)?([/?#]\S*)?$/i;

/** True when the text is a complete web address, and one that can be read: a port of 99999 cannot. */
export const isWebAddress = (text: string): boolean => WEB.test(text) && URL.canParse(text);

/** Adds https when the address has no scheme. */
export const withScheme = (text: string): string =>
	/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
