const WEB = /^https?:\/\/[^\s/?#@:]+\.[a-z\d-]{2,}(:\d+)?([/?#]\S*)?$/i;

/** True when the text is a complete web address. */
export const isWebAddress = (text: string): boolean => WEB.test(text);

/** Adds https when the address has no scheme. */
export const withScheme = (text: string): string =>
	/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
