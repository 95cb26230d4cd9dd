import { type SketchMark, type Spot, sketchSize } from './sketch.ts';

/** How far apart two marks stand, and how far a mark stays from another stop's true place. */
const BETWEEN_MARKS = 25;
const FROM_PLACES = 17;

/** Lets a mark that would cover another one, or another stop's place, step aside to the nearest free spot. */
export function spreadMarks(places: readonly Spot[]): SketchMark[] {
	const marks: SketchMark[] = [];
	for (const place of places) {
		const others = places.filter((other) => distance(other, place) > 1);
		const spot = spotsAround(place).find(
			(free) =>
				marks.every((mark) => distance(mark, free) >= BETWEEN_MARKS) &&
				others.every((other) => distance(other, free) >= FROM_PLACES),
		);
		marks.push({ ...(spot ?? place), place });
	}
	return marks;
}

function spotsAround({ x, y }: Spot): Spot[] {
	const rings = [1, 1.5, 2, 2.6, 3.3].flatMap((ring) =>
		Array.from({ length: 12 }, (_, at) => ({
			x: x + Math.cos((at * Math.PI) / 6) * BETWEEN_MARKS * ring,
			y: y + Math.sin((at * Math.PI) / 6) * BETWEEN_MARKS * ring,
		})),
	);
	return [{ x, y }, ...rings.filter(isInside)];
}

const isInside = ({ x, y }: Spot) =>
	x > 14 && x < sketchSize.width - 14 && y > 17 && y < sketchSize.height - 17;

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
