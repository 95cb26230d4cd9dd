import { takeIslandPage } from '#content/island.ts';
import type { ItinerariesPage } from '#domain/pages.ts';
import { paths } from '#domain/paths.ts';
import { contactEmailOf } from '#domain/site/contact-email.ts';

export { ItinerariesScreen as Component } from './ItinerariesScreen.tsx';

/** Where orders are e-mailed to, as it came with the document, else from this device. */
export async function loader(): Promise<ItinerariesPage> {
	const arrived = takeIslandPage<ItinerariesPage>(paths.itineraries);
	if (arrived) return arrived;
	const { loadSiteTexts } = await import('#content/site.ts');
	return { email: contactEmailOf(await loadSiteTexts()) };
}
