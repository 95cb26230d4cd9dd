import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListNews, newsOf, withNews } from '#domain/catalogue/list-news.ts';

interface Row {
	id: number;
	says: string;
}

const keyOf = ({ id }: Row) => id;
const row = fc.record({ id: fc.nat(12), says: fc.constantFrom('a', 'b', 'c') });
const list = fc.uniqueArray(row, { selector: keyOf, maxLength: 10 });
const [one, two, three]: [Row, Row, Row] = [
	{ id: 1, says: 'a' },
	{ id: 2, says: 'b' },
	{ id: 3, says: 'c' },
];

test('applying the news to the old list gives the new list, in its order', () => {
	fc.assert(
		fc.property(list, list, (before, after) => {
			expect(withNews(before, newsOf(before, after, keyOf), keyOf)).toEqual(after);
		}),
		{ numRuns: 2000 },
	);
});

test('an unchanged list has no news; one changed row is the only news', () => {
	expect(newsOf([one, two, three], [one, two, three], keyOf)).toEqual({
		gone: [],
		rows: [],
		runs: [],
		count: 3,
	});
	const changed = { id: 2, says: 'new' };
	expect(newsOf([one, two, three], [one, changed, three], keyOf)).toMatchObject({
		rows: [changed],
		runs: [[1, 1]],
	});
});

test.each<[string, Row[], ListNews<Row>]>([
	['of a list with a row more', [one, two], newsOf([one, two, three], [one, two, three], keyOf)],
	['of one with a row less', [one, two, three], newsOf([one, two], [one], keyOf)],
	['that name places far beyond its end', [one], { gone: [], rows: [], runs: [[9, 9]], count: 3 }],
])('news %s are not taken', (_, before, news) => {
	expect(withNews(before, news, keyOf)).toBeNull();
});

test('changed rows side by side are one run, others each their own', () => {
	const changed = [
		{ ...one, says: 'new' },
		{ ...two, says: 'new' },
	];
	expect(newsOf([one, two, three], [...changed, three], keyOf).runs).toEqual([[0, 2]]);
	const ends = [{ ...one, says: 'new' }, two, { ...three, says: 'new' }];
	expect(newsOf([one, two, three], ends, keyOf).runs).toEqual([
		[0, 1],
		[2, 1],
	]);
});
