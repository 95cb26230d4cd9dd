import { itinerariesLead } from '#domain/pages/page-leads.ts';
import type { FoundPage } from '#domain/pages/page-routes.ts';
import { contactEmailOf } from '#domain/site/contact-email.ts';
import type { Stores } from '#server/stores.ts';
import { type PageContent, words } from './page-content.ts';

/** `/itineraries`: with the address for orders by email. */
export async function itinerariesPage(
	{ page }: FoundPage,
	{ site }: Pick<Stores, 'site'>,
): Promise<PageContent> {
	return {
		description: page.description,
		words: words('Itineraries', itinerariesLead),
		page: { email: contactEmailOf(await site.contentNamed('contact_email')) },
		linkedData: [],
	};
}
