import { useSyncExternalStore } from 'react';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { catalogueIfKnown, loadCatalogue } from './catalogue.ts';
import { onContentChange } from './content-change.ts';

/**
 * Returns the catalogue; undefined until it has been read. This hook reads it, too, because without a signal a page may
 * not.
 */
export const useCatalogue = (): Catalogue | undefined =>
	useSyncExternalStore(follow, catalogueIfKnown, catalogueIfKnown);

function follow(listener: () => void): () => void {
	loadCatalogue().then(listener, (error) => console.warn('The lists cannot be read yet', error));
	return onContentChange(listener);
}
