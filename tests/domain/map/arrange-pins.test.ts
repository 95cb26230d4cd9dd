import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangePins, type PinSurroundings, type PinToArrange } from '#domain/map/arrange-pins.ts';
import { HALO } from '#domain/map/pin.ts';
import { type Box, boxOver, isWithin, overlaps, type Spot } from '#domain/map/view.ts';

const frame: PinSurroundings = {
	width: 400,
	height: 300,
	covers: [],
	isOwnGround: () => true,
	isStrict: false,
};
const aPin = (x: number, y: number): PinToArrange => ({ x, y, halfWidth: 14, halfHeight: 14 });
const boxAt = ({ x, y }: Spot): Box => boxOver({ x, y }, 14, 14);

/** The markers, each with its box, of pins at these places. */
const arranged = (spots: [number, number][], over: Partial<PinSurroundings> = {}) =>
	arrangePins(
		spots.map(([x, y]) => aPin(x, y)),
		{ ...frame, ...over },
	).map((mark) => ({ ...mark, box: boxAt(mark.at) }));

test('wherever the pins are, each has one marker, no two overlap, and one that moved is whole and uncovered', () => {
	const spots = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })), {
		minLength: 1,
		maxLength: 14,
	});
	const legend: Box = { left: 0, right: 160, top: 220, bottom: 300 };
	fc.assert(
		fc.property(spots, fc.boolean(), (places, isStrict) => {
			const isOwnGround = (_home: Spot, spot: Spot) => spot.x < 300;
			const marks = arranged(places, { covers: [legend], isStrict, isOwnGround });
			expect(marks.flatMap(({ pins }) => pins).sort((a, b) => a - b)).toEqual(places.map((_, at) => at));
			for (const [at, { box }] of marks.entries())
				for (const other of marks.slice(at + 1)) expect(overlaps(box, other.box)).toBe(false);
			for (const mark of marks) {
				expect([mark.home.x, mark.home.y]).toEqual(places[mark.pins[0] ?? -1]);
				if (!mark.isAside) {
					expect(mark.at).toEqual(mark.home);
					continue;
				}
				expect(overlaps(mark.box, legend)).toBe(false);
				expect(isWithin(boxOver(mark.at, 14 + HALO, 14 + HALO), frame)).toBe(true);
				if (isStrict) expect(mark.at.x).toBeLessThan(300);
			}
		}),
	);
});

test('a pin with room around it is at its place', () => {
	expect(arranged([[200, 150]])).toMatchObject([{ at: { x: 200, y: 150 }, isAside: false }]);
});

test('a pin whose place is taken, or covered, or would hide another’s, steps aside as little as it can', () => {
	const covers = [{ left: 190, right: 260, top: 100, bottom: 200 }];
	const [, taken] = arranged([
		[200, 150],
		[206, 150],
	]);
	const [covered] = arranged([[200, 150]], { covers });
	const [hiding] = arranged([
		[200, 150],
		[212, 150],
	]);
	for (const mark of [taken, covered, hiding]) {
		expect(mark?.isAside).toBe(true);
		expect(Math.hypot((mark?.at.x ?? 0) - (mark?.home.x ?? 0), (mark?.at.y ?? 0) - 150)).toBeLessThan(45);
	}
});

test('a marker prefers its own ground when that is near, and takes foreign ground when it is not', () => {
	const pins: [number, number][] = [
		[200, 150],
		[220, 150],
	];
	expect(arranged(pins)[1]?.at.x).toBeGreaterThan(240);
	expect(arranged(pins, { isOwnGround: (_home, { x }) => x < 220 })[1]?.at.x).toBeLessThan(220);
	expect(arranged(pins, { isOwnGround: () => false })[1]?.at.x).toBeGreaterThan(240);
});

test('on a map from far out, a pin without its own ground joins the marker next to it', () => {
	const marks = arranged(
		[
			[60, 60],
			[200, 150],
			[206, 150],
		],
		{ isStrict: true, isOwnGround: () => false },
	);
	expect(marks.map(({ pins }) => pins)).toEqual([[0], [1, 2]]);
});

test('a covered pin without a free spot stays where it is, rather than vanish', () => {
	const covers = [{ left: 0, right: 400, top: 0, bottom: 300 }];
	expect(arranged([[200, 150]], { covers })).toMatchObject([{ at: { x: 200, y: 150 }, isAside: false }]);
});

test('a leader takes a longer way before it passes under another marker', () => {
	const small = (x: number): PinToArrange => ({ x, y: 150, halfWidth: 4, halfHeight: 4 });
	// What is left is a corridor from west to east, with the nearest free spot behind the marker in the east.
	const corridor = [
		{ left: 0, right: 400, top: 0, bottom: 132 },
		{ left: 0, right: 400, top: 168, bottom: 300 },
		{ left: 216, right: 224, top: 149, bottom: 151 },
		{ left: 181, right: 190, top: 149, bottom: 151 },
	];
	const farEast = (pins: PinToArrange[]) =>
		arrangePins(pins, { ...frame, covers: corridor }).at(-1)?.at.x ?? 0;
	expect(farEast([small(135), aPin(220, 150)])).toBeGreaterThan(220);
	expect(farEast([small(240), small(135), aPin(220, 150)])).toBeLessThan(220);
});
