/*
 *   GET /api/public/street-map/:z/:x/:y   a tile of OpenMapTiles' layers, as a Mapbox Vector Tile
 */

/** The zooms whose tiles have streets; closer in, those of the last one are enlarged. */
export const tileZooms = { from: 10, to: 14 } as const;

/** A tile of the world: its zoom, and its column and row from the northwest. */
export interface TileAddress {
	z: number;
	x: number;
	y: number;
}

/** Reads a tile's address; null for one that has no streets. */
export function tileAddressOf(z: string, x: string, y: string): TileAddress | null {
	if (![z, x, y].every((part) => /^\d{1,5}$/.test(part))) return null;
	const at = { z: Number(z), x: Number(x), y: Number(y) };
	const isZoom = at.z >= tileZooms.from && at.z <= tileZooms.to;
	return isZoom && at.x < 2 ** at.z && at.y < 2 ** at.z ? at : null;
}
