import { type Camera, fromSquare, onSquare, type Size, worldWidth } from './view.ts';

/**
 * The area that maps cover, MapLibre too: all states, with Guam in the west and Puerto Rico in the east. The sea to
 * their south is large enough to raise a coast-to-coast trip above the sheet on a phone.
 */
export const bounds = { west: -245, south: -50, east: -20, north: 76 } as const;
export const zooms = { farthest: 1, closest: 17 } as const;

/** Returns the nearest camera that shows nothing outside the bounds. */
export function withinBounds({ center, zoom }: Camera, { width, height }: Size): Camera {
	const corner = onSquare({ lat: bounds.north, long: bounds.west });
	const other = onSquare({ lat: bounds.south, long: bounds.east });
	const least = Math.log2(
		Math.max(width / (other.x - corner.x), height / (other.y - corner.y)) / worldWidth(0),
	);
	const within = Math.min(zooms.closest, Math.max(zooms.farthest, least, zoom));
	const half = { x: width / 2 / worldWidth(within), y: height / 2 / worldWidth(within) };
	const { x, y } = onSquare(center);
	const inside = {
		x: Math.min(other.x - half.x, Math.max(corner.x + half.x, x)),
		y: Math.min(other.y - half.y, Math.max(corner.y + half.y, y)),
	};
	return inside.x === x && inside.y === y
		? { center, zoom: within }
		: { center: fromSquare(inside), zoom: within };
}
