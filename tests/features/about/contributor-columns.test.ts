import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contributor } from '#domain/contributors/contributor.ts';
import { contributorColumns } from '#features/about/contributor-columns.ts';

const aPerson = (name: string, at: number): Contributor => {
	const [first = '', last = ''] = name.split(' ');
	return { contributor_id: at, first, last, type: 'student', image: null };
};
const columns = (...names: string[]) =>
	contributorColumns(names.map(aPerson)).map((column) => column.map(({ first, last }) => `${first} ${last}`));

test('people are listed in four columns, by last name and then by first, read down', () => {
	expect(
		columns('Gil Eng', 'Al Boyd', 'Cy Abel', 'Bo Abel', 'Ed Dunn', 'Di Cruz', 'Fi Éclair', 'Hal Fox'),
	).toEqual([
		['Bo Abel', 'Cy Abel'],
		['Al Boyd', 'Di Cruz'],
		['Ed Dunn', 'Fi Éclair'],
		['Gil Eng', 'Hal Fox'],
	]);
});

test('there are at most four columns, all filled, and nobody is lost or listed twice', () => {
	fc.assert(
		fc.property(fc.nat(60), (count) => {
			const people = Array.from({ length: count }, (_, at) => aPerson(`F${at} L${at % 7}`, at));
			const shown = contributorColumns(people);
			expect(shown.length).toBeLessThanOrEqual(4);
			expect(count >= 4 ? shown.length : 4).toBe(4);
			for (const column of shown) expect(column.length).toBeGreaterThan(0);
			const ids = shown.flat().map(({ contributor_id }) => contributor_id);
			expect(ids.sort((a, b) => a - b)).toEqual(people.map(({ contributor_id }) => contributor_id));
		}),
	);
});
