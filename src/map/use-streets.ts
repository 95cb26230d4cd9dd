import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { streetTileAddress } from '#api/street-map.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { onContentChange } from '#content/content-change.ts';
import { tileZooms } from '#domain/map/street-tiles.ts';
import { onReachable } from '#runtime/reachability.ts';
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
			if (!streetMap || leaving.signal.aborted || map.getSource(STREETS)) return;
			addStreets(map);
			// MapLibre does not ask again by itself for a tile that did not come.
			leaving.signal.addEventListener(
				'abort',
				onReachable(() => map.refreshTiles(STREETS)),
			);
			setMapWithStreets(map);
		};
		const tryToAdd = () => void add().catch((error) => console.warn('The map does without streets.', error));
		tryToAdd();
		// On a first visit, only the server's answer tells of a street map.
		leaving.signal.addEventListener('abort', onContentChange(tryToAdd));
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
	// Without a listener, MapLibre logs an error; a missing tile is only worth a warning.
	map.on('error', ({ error }) => console.warn('A part of the map did not come.', error.message));
	for (const layer of streetLayers(readPalette(map.getContainer()))) map.addLayer(layer, 'rivers');
}
