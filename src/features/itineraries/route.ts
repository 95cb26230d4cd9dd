import { islandPage, takeIslandPage } from '#content/island.ts';
import type { ItinerariesPage } from '#domain/pages/island.ts';
import { paths } from '#domain/paths.ts';
import { contactEmailOf } from '#domain/site/contact-email.ts';

export { ItinerariesScreen as Component } from './ItinerariesScreen.tsx';

/** The email address for orders, from the document until this device has a newer one. */
export async function loader(): Promise<ItinerariesPage> {
	const first = takeIslandPage<ItinerariesPage>(paths.itineraries);
	if (first) return first;
	const { loadStoredTexts } = await import('#content/site.ts');
	const texts = await loadStoredTexts();
	if (texts) return { email: contactEmailOf(texts) };
	return islandPage<ItinerariesPage>(paths.itineraries) ?? { email: null };
}
