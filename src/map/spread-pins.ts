/** A place on the map in pixels, and where its marker stands. */
export interface SpreadPin {
	x: number;
	y: number;
	/** Whether it had to move aside; a leader then ties it to its true place. */
	isMoved: boolean;
}

const DIRECTIONS = 8;

/** From which distance on two markers collide, and how far the later one then moves; in pixels. */
export interface Crowding {
	collision: number;
	aside: number;
}

export const crowding = { full: { collision: 20, aside: 34 }, small: { collision: 11, aside: 19 } } as const;

/** Lets the later of two markers that collide move aside, away from its neighbour if there is room. */
export function spreadPins(points: { x: number; y: number }[], { collision, aside }: Crowding): SpreadPin[] {
	const placed: SpreadPin[] = [];
	for (const point of points) {
		const neighbour = placed.find((other) => distance(point, other) < collision);
		placed.push(
			neighbour
				? stepAside(point, neighbour, [...placed, ...points], aside)
				: { ...xy(point), isMoved: false },
		);
	}
	return placed;
}

function stepAside(
	point: { x: number; y: number },
	neighbour: SpreadPin,
	others: { x: number; y: number }[],
	step: number,
): SpreadPin {
	const away = Math.atan2(point.y - neighbour.y, point.x - neighbour.x);
	const tries = [1, 1.6, 2.2].flatMap((reach) =>
		Array.from({ length: DIRECTIONS }, (_, at) => {
			// 0, 1, −1, 2, −2, … eighths of a turn: the straightest way first.
			const turn = (at % 2 === 1 ? (at + 1) / 2 : -at / 2) * ((2 * Math.PI) / DIRECTIONS);
			return {
				x: point.x + Math.cos(away + turn) * step * reach,
				y: point.y + Math.sin(away + turn) * step * reach,
			};
		}),
	);
	const free = tries.find((spot) =>
		others.every((other) => other === point || distance(spot, other) >= step - 4),
	);
	return { ...(free ?? tries[0] ?? xy(point)), isMoved: true };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
	Math.hypot(a.x - b.x, a.y - b.y);

const xy = ({ x, y }: { x: number; y: number }) => ({ x, y });
