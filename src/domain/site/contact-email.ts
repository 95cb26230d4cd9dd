import { withoutEntities } from '../without-entities.ts';
import { withoutTags } from '../without-tags.ts';
import type { SiteContent } from './site-content.ts';

/** Returns the address for orders by email; null until an editor has entered one. */
export function contactEmailOf(texts: SiteContent[]): string | null {
	const text = texts.find(({ name }) => name === 'contact_email');
	return (text && withoutEntities(withoutTags(text.html)).trim()) || null;
}
