import { expect, test } from 'vitest';
import { regionChangeSchema, stateChangeSchema, stateUpdateSchema } from '#domain/states/edit-state.ts';
import { regionIds } from '#domain/states/region.ts';
import { hasWords } from '#domain/without-tags.ts';

const faults = (update: object) =>
	stateUpdateSchema.safeParse(update).error?.issues.map(({ message }) => message) ?? [];

test.each([
	['center_lat', -15, 72, 'US latitudes are -15 to 72'],
	['center_long', -180, 180, 'US longitudes are -180 to -64, or 130 to 180'],
	['default_zoom', 2, 16, 'A number from 2 to 16'],
])('%s of a state goes from %d to %d', (field, least, most, words) => {
	for (const value of [least, most]) expect(faults({ [field]: value })).toEqual([]);
	for (const value of [least - 0.1, most + 0.1, 'far', null])
		expect(faults({ [field]: value })).toEqual([words]);
});

test.each([
	['<p>Bring a coat.</p>', true],
	['I-90', true],
	['<p> &nbsp;<br></p>', false],
	[' ', false],
])('whether %s is a tip: %s', (html, isOne) => {
	expect(hasWords(html)).toBe(isOne);
	expect(faults({ travel_tips: JSON.stringify(['A tip', html]) })).toEqual(
		isOne ? [] : ['A tip cannot be empty.'],
	);
});

test.each(['', '{}', '"a tip"', '[1'])('tips are a list, and not %s', (travel_tips) => {
	expect(faults({ travel_tips })).toEqual(['must be a list of texts as a JSON string']);
});

test('a state has no field besides those that an editor sets', () => {
	expect(faults({ enabled: false })).toEqual([]);
	expect(faults({ name: 'Massachusetts' })).toEqual(['has a field that cannot be changed']);
});

test.each([
	['25', true],
	['2', false],
	['255', false],
	['MA', false],
])('whether %s names a state: %s', (fips, isOne) => {
	expect(stateChangeSchema.safeParse({ fips, update: {} }).success).toBe(isOne);
});

test.each([
	[{ text: ' The Northeast ' }, true],
	[{ text: ' ' }, false],
	[{ text: 'a'.repeat(2001) }, false],
	[{ image: null }, true],
	[{ image: '/images/a.jpg' }, true],
	[{ image: 'https://bc.edu/a.jpg' }, true],
	[{ image: 'a.jpg' }, false],
	[{ name: 'North' }, false],
])('whether a region becomes %o: %s', (update, isFine) => {
	expect(regionChangeSchema.safeParse({ id: regionIds[0], update }).success).toBe(isFine);
	expect(regionChangeSchema.safeParse({ id: 'nowhere', update }).success).toBe(false);
});
