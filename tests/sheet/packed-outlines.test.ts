import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PackedOutlines, packOutlines, unpackOutline } from '#sheet/packed-outlines.ts';

const degrees = (most: number) =>
	fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);
const ring = fc.array(fc.tuple(degrees(180), degrees(90)), { minLength: 3, maxLength: 20 });

const unpacked = (packed: PackedOutlines) =>
	Object.fromEntries(Object.keys(packed).map((state) => [state, unpackOutline(packed, state)]));

test('outlines come back from their packing to the last thousandth, in their order', () => {
	fc.assert(
		fc.property(
			fc.dictionary(fc.constantFrom('MA', 'AK', 'HI'), fc.array(ring, { minLength: 1 })),
			(outlines) => {
				expect(unpacked(packOutlines(outlines))).toEqual({ ...outlines });
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
	expect(unpacked(packed)).toEqual({
		MA: [
			[
				[-71.059, 42.36],
				[-71, 42],
				[-71, 42],
			],
		],
	});
});

test('a place without an outline, such as a college abroad, has none', () => {
	expect(unpackOutline(packOutlines({ MA: [] }), 'XX')).toBeNull();
});
