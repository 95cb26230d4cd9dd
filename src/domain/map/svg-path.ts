import type { Spot } from './view.ts';

/** Closed rings as one SVG path, in relative steps of a tenth of a unit. */
export const ringsPath = (rings: Spot[][]) => rings.map((ring) => `${course(ring)}z`).join('');

/** Open lines, written the same way. */
export const linesPath = (lines: Spot[][]) => lines.map(course).join('');

function course(spots: Spot[]): string {
	let [x, y] = [0, 0];
	let text = '';
	for (const [at, spot] of spots.entries()) {
		// Steps go between rounded places, so that rounding never adds up.
		const [toX, toY] = [Math.round(spot.x * 10), Math.round(spot.y * 10)];
		if (at > 0 && toX === x && toY === y) continue;
		const isFirst = text === '';
		const isStep = !isFirst && !text.endsWith('l');
		text += isFirst ? `M${pair(toX, toY, false)}l` : pair(toX - x, toY - y, isStep);
		[x, y] = [toX, toY];
	}
	return text.replace(/l$/, '');
}

/** "3.5-.2": a sign separates as well as a space. */
function pair(x: number, y: number, isFollowing: boolean): string {
	const [first, second] = [short(x), short(y)];
	return `${isFollowing && !first.startsWith('-') ? ' ' : ''}${first}${second.startsWith('-') ? '' : ' '}${second}`;
}

const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
