import { takeIslandPage } from '#content/island.ts';
import type { ItinerariesPage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import { contactEmailOf } from '#domain/site/contact-email.ts';

export { ItinerariesScreen as Component } from './ItinerariesScreen.tsx';

/** What came with the document: it stands until this device has heard more. */
let arrived: ItinerariesPage | null = null;

/** Where orders are e-mailed to, as it came with the document, else from this device. */
export async function loader(): Promise<ItinerariesPage> {
	const first = takeIslandPage<ItinerariesPage>(paths.itineraries);
	if (first) {
		arrived = first;
		return first;
	}
	const { loadKeptTexts } = await import('#content/site.ts');
	const texts = await loadKeptTexts();
	return texts ? { email: contactEmailOf(texts) } : (arrived ?? { email: null });
}
