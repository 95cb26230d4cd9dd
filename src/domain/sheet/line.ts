import type { Ring, Vertex } from './rings.ts';

/**
 * Writes a ring as SVG path text: quadratic curves through the middles of its sides, in whole relative steps to stay
 * short.
 */
export function smoothRing(ring: Ring, spacing: number): string {
	const vertices = spaced(ring, spacing);
	if (vertices.length < 5) return '';
	const pen = penAt(middle(vertices.at(-1) as Vertex, vertices[0] as Vertex));
	const curves = vertices.map((vertex, index) =>
		pen.curve(vertex, middle(vertex, vertices[(index + 1) % vertices.length] as Vertex)),
	);
	return `${pen.start}q${curves.join(' ').replaceAll(' -', '-')}z`;
}

/**
 * Writes a ring as SVG path text with straight sides, to a tenth of a unit: coasts and surveyed borders keep their
 * corners.
 */
export function straightRing(ring: Ring, spacing: number): string {
	const vertices = spaced(ring, spacing);
	if (vertices.length < 4) return '';
	return `M${vertices.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join('L')}Z`;
}

/** Drops vertices closer than `spacing` to the previous one. */
function spaced(ring: Ring, spacing: number): Ring {
	const vertices: Ring = [];
	for (const vertex of ring) {
		const last = vertices.at(-1);
		if (!last || Math.hypot(vertex[0] - last[0], vertex[1] - last[1]) >= spacing) vertices.push(vertex);
	}
	return vertices;
}

/** Steps go between rounded places, so that rounding errors never add up along a ring. */
function penAt(from: Vertex) {
	let x = Math.round(from[0]);
	let y = Math.round(from[1]);
	return {
		start: `M${x} ${y}`,
		curve(control: Vertex, end: Vertex): string {
			const step = `${Math.round(control[0]) - x} ${Math.round(control[1]) - y}`;
			const [toX, toY] = [Math.round(end[0]), Math.round(end[1])];
			const text = `${step} ${toX - x} ${toY - y}`;
			[x, y] = [toX, toY];
			return text;
		},
	};
}

const middle = (a: Vertex, b: Vertex): Vertex => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const tenth = (value: number) => Math.round(value * 10) / 10;
