import { loadCatalogue } from '#content/catalogue.ts';
import type { Places } from './by-place.ts';

export { StudentVoicesScreen as Component } from './StudentVoicesScreen.tsx';

/** Where the articles' places are, from this device; the articles themselves come to the screen by and by. */
export async function loader(): Promise<Places> {
	const { states, subregions, colleges } = await loadCatalogue();
	return { states, subregions, colleges };
}
