import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { streetTileAddress } from '#api/street-map.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { tileZooms } from '#domain/map/street-tiles.ts';
import { readPalette } from './palette.ts';
import { STREETS, streetLayers } from './street-layers.ts';

/**
 * Puts the streets on a drawn map, if this site has a street map. Without a signal, those seen in the past week show,
 * and otherwise the ground alone. Returns true once the map has them.
 */
export function useStreets(map: MapLibreMap | undefined): boolean {
	const [mapWithStreets, setMapWithStreets] = useState<MapLibreMap>();
	useEffect(() => {
		if (!map) return;
		const leaving = new AbortController();
		const add = async () => {
			const { streetMap } = await loadCatalogue();
			if (!streetMap || leaving.signal.aborted) return;
			addStreets(map);
			setMapWithStreets(map);
		};
		add().catch((error) => console.warn('The map does without streets.', error));
		return () => leaving.abort();
	}, [map]);
	return map !== undefined && map === mapWithStreets;
}

function addStreets(map: MapLibreMap) {
	map.addSource(STREETS, {
		type: 'vector',
		tiles: [streetTileAddress()],
		minzoom: tileZooms.from,
		maxzoom: tileZooms.to,
	});
	// Its listeners are told instead of the console: a tile that does not come is no fault of the map.
	map.on('error', ({ error }) => console.warn('A part of the map did not come.', error.message));
	for (const layer of streetLayers(readPalette(map.getContainer()))) map.addLayer(layer, 'rivers');
}
