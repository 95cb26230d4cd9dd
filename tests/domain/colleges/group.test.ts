import { expect, test } from 'vitest';
import { groupBySubregion } from '#domain/colleges/group.ts';

test('colleges are grouped by subregion, the rest under Other, and a state without subregions is one group', () => {
	const of = (name: string, subregion_id: number | null) => ({ name, subregion_id });
	const subregions = [
		{ id: 102, state: 'MA', name: 'Western MA' },
		{ id: 103, state: 'MA', name: 'Nowhere' },
		{ id: 91, state: 'MA', name: 'Greater Boston' },
	];
	const groups = groupBySubregion(
		[of('Tufts', 91), of('Lost', 7), of('Boston', 91), of('Elsewhere', null), of('Smith', 102)],
		subregions,
	);
	expect(groups.map(({ name, colleges }) => [name, colleges.map((each) => each.name)])).toEqual([
		['Greater Boston', ['Boston', 'Tufts']],
		['Western MA', ['Smith']],
		['Other', ['Elsewhere', 'Lost']],
	]);
	expect(groupBySubregion([of('Reed', null)], []).map(({ name }) => name)).toEqual([null]);
	expect(groupBySubregion([], [])).toEqual([]);
});
