import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packOutlines, unpackOutlines } from '#sheet/packed-outlines.ts';

const degrees = (most: number) =>
	fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);
const ring = fc.array(fc.tuple(degrees(180), degrees(90)), { minLength: 3, maxLength: 20 });

test('outlines come back from their packing to the last thousandth, in their order', () => {
	fc.assert(
		fc.property(
			fc.dictionary(fc.constantFrom('MA', 'AK', 'HI'), fc.array(ring, { minLength: 1 })),
			(outlines) => {
				expect(unpackOutlines(packOutlines(outlines))).toEqual({ ...outlines });
			},
		),
	);
});

test('finer points move to the nearest thousandth', () => {
	const packed = packOutlines({
		MA: [
			[
				[-71.05888, 42.36006],
				[-71, 42],
				[-70.9996, 42.0004],
			],
		],
	});
	expect(unpackOutlines(packed)).toEqual({
		MA: [
			[
				[-71.059, 42.36],
				[-71, 42],
				[-71, 42],
			],
		],
	});
});
