import { ApiError } from '#api/api-error.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { loadCatalogue } from './catalogue.ts';

/**
 * Reads the catalogue for uses that can do without; undefined when it is not on this device yet and there is no signal.
 */
export async function catalogueHere(): Promise<Catalogue | undefined> {
	try {
		return await loadCatalogue();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('The lists of colleges are not on this device yet', error);
		return undefined;
	}
}
