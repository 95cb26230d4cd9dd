import { loadCatalogue } from '#content/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';

export { StudentVoicesScreen as Component } from './StudentVoicesScreen.tsx';

/** Where the articles' places are, from this device; the articles themselves come to the screen by and by. */
export async function loader(): Promise<Pick<Catalogue, 'states' | 'subregions' | 'colleges'>> {
	const { states, subregions, colleges } = await loadCatalogue();
	return { states, subregions, colleges };
}
