import type { Position } from 'geojson';

/** The polygons as one SVG path, in relative steps of a tenth of a unit. */
export function svgPath(polygons: Position[][][]): string {
	return polygons.flat().map(ringPath).join('');
}

function ringPath(ring: Position[]): string {
	const tenths = ring.slice(0, -1).map((point) => point.map((value) => Math.round(value * 10)));
	const steps = tenths.map((point, at) =>
		point.map((value, axis) => value - (at === 0 ? 0 : (tenths[at - 1]?.[axis] ?? 0))),
	);
	const written = steps
		.filter(([x, y], at) => at === 0 || x !== 0 || y !== 0)
		.map(([x = 0, y = 0], at) => `${at === 0 ? 'M' : at === 1 ? 'l' : ''}${pair(x, y, at > 1)}`);
	return `${written.join('')}z`;
}

/** "3.5-.2": a sign parts as well as a space does. */
function pair(x: number, y: number, isFollowing: boolean): string {
	const [first, second] = [x, y].map(short) as [string, string];
	return `${isFollowing && !first.startsWith('-') ? ' ' : ''}${first}${second.startsWith('-') ? '' : ' '}${second}`;
}

const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
