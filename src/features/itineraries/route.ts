import type { ItinerariesView } from './itineraries-view.ts';

export { ItinerariesScreen as Component } from './ItinerariesScreen.tsx';

/** Where orders are e-mailed to, once an editor has said so. */
export async function loader(): Promise<ItinerariesView> {
	const { loadSiteTexts } = await import('#content/site.ts');
	const text = (await loadSiteTexts()).find(({ name }) => name === 'contact_email');
	const email = text?.html.replace(/<[^>]*>/g, '').trim();
	return { email: email || null };
}
