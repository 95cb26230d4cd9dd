/** A place on the map in pixels, and where its marker stands. */
export interface SpreadPin {
	x: number;
	y: number;
	/** Whether it had to move aside; a leader then ties it to its true place. */
	isMoved: boolean;
}

const COLLISION = 20;
const STEP_ASIDE = 34;
const DIRECTIONS = 8;

/** Lets the later of two markers within 20 pixels move aside, away from its neighbour if there is room. */
export function spreadPins(points: { x: number; y: number }[]): SpreadPin[] {
	const placed: SpreadPin[] = [];
	for (const point of points) {
		const neighbour = placed.find((other) => distance(point, other) < COLLISION);
		placed.push(
			neighbour ? aside(point, neighbour, [...placed, ...points]) : { ...xy(point), isMoved: false },
		);
	}
	return placed;
}

function aside(
	point: { x: number; y: number },
	neighbour: SpreadPin,
	others: { x: number; y: number }[],
): SpreadPin {
	const away = Math.atan2(point.y - neighbour.y, point.x - neighbour.x);
	const tries = [1, 1.6, 2.2].flatMap((reach) =>
		Array.from({ length: DIRECTIONS }, (_, at) => {
			// 0, 1, −1, 2, −2, … eighths of a turn: the straightest way first.
			const turn = (at % 2 === 1 ? (at + 1) / 2 : -at / 2) * ((2 * Math.PI) / DIRECTIONS);
			return {
				x: point.x + Math.cos(away + turn) * STEP_ASIDE * reach,
				y: point.y + Math.sin(away + turn) * STEP_ASIDE * reach,
			};
		}),
	);
	const free = tries.find((spot) =>
		others.every((other) => other === point || distance(spot, other) >= STEP_ASIDE - 4),
	);
	return { ...(free ?? tries[0] ?? xy(point)), isMoved: true };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
	Math.hypot(a.x - b.x, a.y - b.y);

const xy = ({ x, y }: { x: number; y: number }) => ({ x, y });
