import type { Vertex } from './rings.ts';

/** Draws one smooth line through all places (Catmull-Rom, written as cubic curves in whole units). */
export function curveThrough(places: Vertex[]): string {
	const at = (index: number) => places[Math.min(Math.max(index, 0), places.length - 1)] as Vertex;
	const curves = places.slice(1).map((end, index) => {
		const start = at(index);
		const leave = lean(start, at(index - 1), end);
		const arrive = lean(end, at(index + 2), start);
		return [leave, arrive, end].map(text).join(' ');
	});
	return `M${text(at(0))}C${curves.join(' ')}`;
}

/** The control point at `place`: away from the neighbor behind, toward the one ahead. */
const lean = (place: Vertex, behind: Vertex, ahead: Vertex): Vertex => [
	place[0] + (ahead[0] - behind[0]) / 6,
	place[1] + (ahead[1] - behind[1]) / 6,
];

const text = ([x, y]: Vertex) => `${Math.round(x)},${Math.round(y)}`;
