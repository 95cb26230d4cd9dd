import type { SiteContent } from './site-content.ts';

/** The address that orders go to by email, once an editor has written one; null until then. */
export function contactEmailOf(texts: SiteContent[]): string | null {
	const text = texts.find(({ name }) => name === 'contact_email');
	return text?.html.replace(/<[^>]*>/g, '').trim() || null;
}
