import { createContext, use } from 'react';
import type { DrawnMap } from './create-map.ts';

export const MapContext = createContext<DrawnMap | null>(null);

/** The drawn map that this component lies on. */
export function useDrawnMap(): DrawnMap {
	const drawn = use(MapContext);
	if (!drawn) throw new Error('This belongs on a map: put it into a MapFrame.');
	return drawn;
}
