import { isEmailAddress } from '#domain/forms/email-address.ts';
import { isWebAddress, withScheme } from '#domain/forms/web-address.ts';
import { phoneLink } from '#domain/places/navigation-links.ts';

/** Ten US digits, or after a plus those of any country, with the usual marks between them. */
const PHONE = /^(?:\+(?:[ .()-]*\d){8,15}|\(?(?:1[ .()-]*)?[2-9](?:[ .()-]*\d){9})$/;
/** Email to several people, or with a subject. */
const MAILTO = /^mailto:[^\s@?]+@[^\s?]+(\?\S*)?$/;

/**
 * Returns the address that an editor's input means, in the form the server stores (server/html/sanitize.ts); null when
 * it is not an address. A path is a page of `site`, this site's origin.
 */
export function linkOf(typed: string, site: string): string | null {
	const text = typed.trim();
	if (isEmailAddress(text)) return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
	const phone = text.replace(/^tel:/i, '');
	if (PHONE.test(phone)) return phoneLink(phone);
	const address = withScheme(/^\/(?!\/)/.test(text) ? site + text : text).replace(/^http:/, 'https:');
	const isPage = address.startsWith('https:') && isWebAddress(address);
	return (isPage || MAILTO.test(address)) && URL.canParse(address) ? address : null;
}
