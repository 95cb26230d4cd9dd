import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import { boundsOf, distanceRings, trailLines } from '#map/geometry.ts';

const campus = { lat: 42.3355, long: -71.1685 };
const boston = { lat: 42.36, long: -71.06 };
const hartford = { lat: 41.76, long: -72.68 };
const yale = { lat: 41.3163, long: -72.9223 };

test('a ring lies at its distance all around', () => {
	const [circle, foot] = distanceRings(campus, [3]).features;
	const points = circle?.geometry.type === 'LineString' ? circle.geometry.coordinates : [];
	for (const [long = 0, lat = 0] of points) expect(milesBetween(campus, { lat, long })).toBeCloseTo(3, 1);
	expect(foot?.properties).toEqual({ kind: 'ring', name: '3 mi' });
});

test('the trail is whole, or as much of it as has been drawn', () => {
	const legs = [{ points: [boston, hartford] }, { points: [hartford, yale], isDim: true }];
	const whole = trailLines(legs);
	expect(whole.features.map(({ properties }) => properties)).toEqual([{ isDim: false }, { isDim: true }]);
	expect(trailLines(legs, 0).features).toEqual([]);
	const half = trailLines([{ points: [boston, hartford] }], 0.5).features[0]?.geometry;
	expect(half?.type === 'LineString' && half.coordinates[1]?.[0]).toBeCloseTo((-71.06 - 72.68) / 2, 5);
});

test('bounds hold all points; there are none around nothing', () => {
	expect(boundsOf([boston, yale, hartford])).toEqual([-72.9223, 41.3163, -71.06, 42.36]);
	expect(boundsOf([])).toBeUndefined();
});
