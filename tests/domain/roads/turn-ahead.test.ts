import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnAhead } from '#domain/roads/turn-ahead.ts';

/** Ten miles east along one parallel, then ten north, with a turn in the middle. */
const line = [42, -72, 42, -71.8053, 42.1447, -71.8053];
const drive = {
	miles: 20,
	line: Float32Array.from(line),
	steps: [
		{ words: 'Head east on Main St', road: 'Main St', miles: 10 },
		{ words: 'Turn left onto I-90', road: 'I-90', miles: 10 },
		{ words: 'Arrive', road: '', miles: 0 },
	],
};
const wordsFor = (car: { lat: number; long: number } | null) => {
	const ahead = turnAhead(drive, car);
	return ahead && `${ahead.turn.words} in ${ahead.miles.toFixed(1)}, then ${ahead.rest.length}`;
};

test('the next turn is the first one until the car says where it is', () => {
	expect(wordsFor(null)).toBe('Head east on Main St in 0.0, then 2');
	expect(wordsFor({ lat: 42.001, long: -71.9 })).toMatch(/^Turn left onto I-90 in 4\.[89], then 1$/);
	expect(wordsFor({ lat: 42.07, long: -71.805 })).toMatch(/^Arrive in 5\.[12], then 0$/);
	expect(wordsFor({ lat: 42.1447, long: -71.8053 })).toBe('Arrive in 0.0, then 0');
});

test('a car that is on another road, and a drive without turns, have no next turn', () => {
	expect(wordsFor({ lat: 42.5, long: -71.9 })).toBeNull();
	expect(turnAhead({ ...drive, steps: [] }, null)).toBeNull();
	expect(turnAhead({ ...drive, line: new Float32Array() }, { lat: 42, long: -72 })).toBeNull();
});

test('where a road winds more than its line shows, its turn is as far ahead as the step says', () => {
	const steps = drive.steps.map((step, index) => ({
		...step,
		miles: index === 0 ? 15 : step.miles,
		at: index,
	}));
	const winding = { ...drive, miles: 25, steps };
	const halfway = { lat: 42, long: -71.9027 };
	expect(turnAhead(winding, halfway)).toMatchObject({ turn: steps[1], miles: expect.closeTo(7.5, 1) });
	expect(turnAhead(winding, { lat: 42, long: -71.81 })).toMatchObject({ turn: steps[1] });
	// A drive that was stored without the steps' places goes by the line as a whole.
	const older = { ...winding, steps: steps.map(({ at: _, ...step }) => step) };
	expect(turnAhead(older, halfway)?.miles).toBeCloseTo(8.75, 1);
});

test('a car driving on never returns to a turn behind it', () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(a, b) => {
				const at = (part: number) => ({
					lat: part < 0.5 ? 42 : 42 + (part - 0.5) * 2 * 0.1447,
					long: part < 0.5 ? -72 + part * 2 * 0.1947 : -71.8053,
				});
				const left = (part: number) => turnAhead(drive, at(part))?.rest.length ?? -1;
				expect(left(Math.max(a, b))).toBeLessThanOrEqual(left(Math.min(a, b)));
			},
		),
	);
});
