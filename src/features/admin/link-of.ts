import { isEmailAddress } from '#domain/forms/email-address.ts';
import { isWebAddress, withScheme } from '#domain/forms/web-address.ts';
import { phoneLink } from '#domain/places/navigation-links.ts';

/** Ten digits of the US, or after a plus those of any country, with the usual marks between them. */
const PHONE = /^(?:\+(?:[ .()-]*\d){8,15}|\(?(?:1[ .()-]*)?[2-9](?:[ .()-]*\d){9})$/;
/** Email to several people, or with a subject. */
const MAILTO = /^mailto:[^\s@?]+@[^\s?]+(\?\S*)?$/;

/**
 * The address that an editor means by what they typed, as the server keeps it (server/html/sanitize.ts); null when it is
 * none. A path is a page of `site`, this one's origin.
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
