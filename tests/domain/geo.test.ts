import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';

test('distance is measured along the great circle, in miles', () => {
	const boston = { lat: 42.3601, long: -71.0589 };
	const newYork = { lat: 40.7128, long: -74.006 };
	expect(milesBetween(boston, newYork)).toBeCloseTo(190.2, 0);
	expect(milesBetween(boston, boston)).toBe(0);
});
