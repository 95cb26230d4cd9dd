interface Placed {
	x: number;
	y: number;
}

const headings: Record<string, { x: number; y: number }> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
};

/**
 * Returns the next place in an arrow key's direction, near and not too far to the side; undefined at the edge and for
 * other keys.
 */
export function neighbor<P extends Placed>(from: P, key: string, places: P[]): P | undefined {
	const heading = headings[key];
	if (!heading) return undefined;
	const ahead = places.flatMap((place) => {
		const [dx, dy] = [place.x - from.x, place.y - from.y];
		const forward = dx * heading.x + dy * heading.y;
		const aside = Math.abs(dx * heading.y - dy * heading.x);
		return forward > 0 && aside <= forward * 2 ? [{ place, distance: forward + aside * 1.5 }] : [];
	});
	return ahead.sort((a, b) => a.distance - b.distance)[0]?.place;
}
