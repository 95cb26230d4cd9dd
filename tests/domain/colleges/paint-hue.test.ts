import fc from 'fast-check';
import { expect, test } from 'vitest';
import bundled from '#domain/catalogue/colleges.json' with { type: 'json' };
import { paintHue, paintHues } from '#domain/colleges/paint-hue.ts';

test('a college keeps its hue, which is never pink', () => {
	expect([164924, 170976, 110635, 160755, 228778, 236948].map(paintHue)).toEqual([
		230, 75, 152, 178, 45, 255,
	]);
	fc.assert(fc.property(fc.nat(), (id) => paintHues.includes(paintHue(id))));
});

test('the bundled colleges are dealt over all twelve hues', () => {
	const counts = paintHues.map((hue) => bundled.filter(({ ipeds_id }) => paintHue(ipeds_id) === hue).length);
	expect(Math.min(...counts)).toBeGreaterThan(bundled.length / 24);
	expect(Math.max(...counts)).toBeLessThan(bundled.length / 6);
});
