import type { Geometry, Position } from 'geojson';

/** The outer rings of a polygon or multipolygon. */
export function outerRings(geometry: Geometry): Position[][] {
	const polygons =
		geometry.type === 'Polygon'
			? [geometry.coordinates]
			: geometry.type === 'MultiPolygon'
				? geometry.coordinates
				: [];
	return polygons.flatMap((rings) => (rings[0] ? [rings[0]] : []));
}

/** The planar area of a ring in square units, never negative. */
export function ringArea(ring: Position[]): number {
	return Math.abs(
		ring.reduce((sum, [x = 0, y = 0], at) => {
			const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
			return sum + x * nextY - nextX * y;
		}, 0) / 2,
	);
}

/** True when a point is inside a ring, in the plane (even-odd rule). */
export function contains(ring: Position[], [x = 0, y = 0]: Position): boolean {
	return ring.reduce((isInside, [ax = 0, ay = 0], at) => {
		const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
		return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !isInside : isInside;
	}, false);
}

/** Simplifies a closed ring (Visvalingam): drops corners that span less than `minArea`. */
export function simplifyRing(ring: Position[], minArea: number): Position[] {
	const corners = ring.slice(0, -1);
	while (corners.length > 4) {
		const areas = corners.map((_, at) => cornerArea(corners, at));
		const smallest = areas.reduce((least, area, at) => (area < (areas[least] ?? 0) ? at : least), 0);
		if ((areas[smallest] ?? 0) >= minArea) break;
		corners.splice(smallest, 1);
	}
	return [...corners, ...corners.slice(0, 1)];
}

function cornerArea(corners: Position[], at: number): number {
	const around = [-1, 0, 1].map((step) => corners.at((at + step) % corners.length) ?? []);
	return ringArea(around);
}
