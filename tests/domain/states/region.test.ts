import { expect, test } from 'vitest';
import { regionNamed, regions } from '#domain/states/region.ts';

test('a region is known by its key and by its name in words, and by no other', () => {
	for (const region of regions) {
		expect(regionNamed(region.id)).toBe(region);
		expect(regionNamed(region.idString)).toBe(region);
	}
	expect(regionNamed('newengland')).toBeUndefined();
	expect(regionNamed(undefined)).toBeUndefined();
});
