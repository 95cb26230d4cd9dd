import { expect, test } from 'vitest';
import { unpackTowns } from '#domain/map/packed-towns.ts';
import { bySize, rankTowns } from '#domain/search/rank-towns.ts';
import { readPacked } from '../../read-packed.ts';

const towns = bySize(unpackTowns(readPacked('towns.bin')));
const names = (query: string, limit = 5) =>
	rankTowns(towns, query, limit).map(({ name, state_abbreviation }) => `${name}, ${state_abbreviation}`);

test('the towns of the college trips are there, where they are', () => {
	const northampton = rankTowns(towns, 'northampton ma', 1)[0];
	expect(northampton).toMatchObject({ name: 'Northampton', state_abbreviation: 'MA' });
	expect(northampton?.lat).toBeCloseTo(42.325, 2);
	expect(northampton?.long).toBeCloseTo(-72.641, 2);
	expect(towns.length).toBeGreaterThan(12_000);
});

test('the bigger of two towns of one name comes first', () => {
	expect(names('portland', 2)).toEqual(['Portland, OR', 'Portland, ME']);
	expect(names('springfield', 1)).toEqual(['Springfield, MO']);
});

test('a state after the name narrows the search', () => {
	expect(names('portland me', 1)).toEqual(['Portland, ME']);
	expect(names('Hanover, NH', 1)).toEqual(['Hanover, NH']);
});

test('a whole name comes before a bigger town that only begins with it', () => {
	expect(names('york', 1)).toEqual(['York, PA']);
});

test('words match by their beginnings, without accents or periods', () => {
	expect(names('fort col', 1)).toEqual(['Fort Collins, CO']);
	expect(names('saint paul', 1)).toEqual(names('st. paul', 1));
	expect(names('st paul', 1)[0]).toMatch(/Paul, MN$/);
	expect(names('mayaguez', 1)).toEqual(['Mayagüez, PR']);
	expect(names('new york', 1)).toEqual(['New York, NY']);
});

test('nothing, nonsense and very long words find nothing and break nothing', () => {
	for (const query of ['', '   ', '__proto__', '🎓', 'x'.repeat(10_000), '.*'])
		expect(names(query)).toEqual([]);
});
