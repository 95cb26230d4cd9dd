import { createContext, use } from 'react';
import type { BaseMap } from '#domain/map/base-map.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import type { Stage } from './stage.ts';

/** The map that a component is in. */
export interface MapStage {
	stage: Stage;
	/** Undefined until it is on the device. */
	base: BaseMap | undefined;
	/** Biggest first. */
	towns: Town[];
}

export const MapContext = createContext<MapStage | null>(null);

export function useMapStage(): MapStage {
	const mapStage = use(MapContext);
	if (!mapStage) throw new Error('This belongs on a map: put it into a MapFrame.');
	return mapStage;
}
