import { expect, test } from 'vitest';
import { bySize, rankTowns } from '#domain/search/rank-towns.ts';
import { unpackTowns } from '#domain/towns/packed-towns.ts';
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
	expect(names('Hanover, N.H.', 1)).toEqual(['Hanover, NH']);
	expect(names('Washington, D.C.', 1)).toEqual(names('Washington DC', 1));
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

const found = (query: string, ...known: string[]) =>
	rankTowns(
		known.map((town) => {
			const [name = '', state_abbreviation = ''] = town.split(', ');
			return { name, state_abbreviation, lat: 0, long: 0, size: 0 };
		}),
		query,
		9,
	).map(({ name, state_abbreviation }) => `${name}, ${state_abbreviation}`);

test('a town of the whole name comes first, then those it begins, then those with words it begins', () => {
	expect(
		found('new haven', 'West New Haven, CT', 'New Havens Heights, CT', 'New Haven, CT', 'New London, CT'),
	).toEqual(['New Haven, CT', 'New Havens Heights, CT', 'West New Haven, CT']);
	expect(found('st paul', 'St. Paul Park, MN', 'Saint Paul, MN')).toEqual([
		'Saint Paul, MN',
		'St. Paul Park, MN',
	]);
	expect(found("o'fallon", 'O’Fallon, MO', 'Fallon, NV')).toEqual(['O’Fallon, MO']);
	expect(found('winston salem', 'Winston-Salem, NC')).toEqual(['Winston-Salem, NC']);
});

test('two letters at the end may be the state, and alone they are only a beginning', () => {
	expect(found('new haven ct', 'New London, CT', 'New Haven, MO', 'New Haven, CT')).toEqual([
		'New Haven, CT',
	]);
	expect(found('me', 'Portland, ME', 'Medford, MA')).toEqual(['Medford, MA']);
	expect(found('la pa', 'La Palma, CA', 'La Plume, PA', 'Scranton, PA')).toEqual([
		'La Palma, CA',
		'La Plume, PA',
	]);
});

test('towns of equal rank keep the order of the list', () => {
	const springfields = ['Springfield, MO', 'Springfield, MA', 'Springfield, IL'];
	expect(found('springfield', ...springfields)).toEqual(springfields);
});

test('nothing, nonsense and very long words find nothing and break nothing', () => {
	for (const query of ['', '   ', '__proto__', '🎓', 'x'.repeat(10_000), '.*'])
		expect(names(query)).toEqual([]);
});
