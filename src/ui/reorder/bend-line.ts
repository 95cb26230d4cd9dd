export interface Spot {
	x: number;
	y: number;
}

/**
 * Returns an SVG path through spots from top to bottom: straight between those in line, bent toward one that was pulled
 * aside.
 */
export function bendLine(spots: readonly Spot[]): string {
	const ordered = [...spots].sort((a, b) => a.y - b.y);
	return ordered
		.map(({ x, y }, at) => {
			const before = ordered[at - 1];
			if (!before) return `M${rounded(x)} ${rounded(y)}`;
			const middle = rounded((before.y + y) / 2);
			return `C${rounded(before.x)} ${middle} ${rounded(x)} ${middle} ${rounded(x)} ${rounded(y)}`;
		})
		.join('');
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;
