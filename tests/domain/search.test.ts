import fc from 'fast-check';
import { expect, test } from 'vitest';
import bundledColleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import bundledStates from '#domain/catalogue/states.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import type { State } from '#domain/states/state.ts';

const colleges = bundledColleges as unknown as College[];
const states = bundledStates.map((state) => ({ ...state, college_count: 1 })) as State[];
const index = indexCatalogue({ colleges, states });
const titles = (query: string) => search(index, query).map(({ title }) => title);

test('a college is found first by its own name', () => {
	for (const college of colleges.filter(({ enabled }) => enabled))
		expect(titles(college.name)[0]).toBe(college.name);
});

test('a college is found by the name people use for it', () => {
	expect(titles('UW Madison')[0]).toBe('University of Wisconsin-Madison');
	expect(titles('MIT')[0]).toBe('Massachusetts Institute of Technology');
	expect(titles('uc berkeley')[0]).toBe('University of California, Berkeley');
});

test('the exact title comes before the titles it begins', () => {
	expect(titles('Boston College').slice(0, 1)).toEqual(['Boston College']);
	expect(titles('washington')[0]).toBe('Washington');
});

test('a beginning comes before a word in the middle', () => {
	const found = titles('boston');
	expect(found.slice(0, 2)).toEqual(['Boston College', 'Boston University']);
});

test('one letter is enough, none is not', () => {
	expect(titles('b').length).toBeGreaterThan(0);
	expect(titles('')).toEqual([]);
	expect(titles('  ')).toEqual([]);
});

test('case, accents and punctuation do not matter', () => {
	expect(titles('HAWAII AT MANOA')[0]).toBe(titles('Hawaiʻi at Mānoa')[0]);
	expect(titles('william & mary')).toEqual(titles('William and Mary'));
});

test('a slip of the finger still finds the college', () => {
	expect(titles('Standford')).toContain('Stanford University');
	expect(titles('Amhurst')).toContain('Amherst College');
	expect(titles('Priceton')).toContain('Princeton University');
});

test('a state is found by its name and its letters', () => {
	expect(titles('vermont')[0]).toBe('Vermont');
	expect(titles('VT')).toContain('Vermont');
});

test('what is not enabled is not found, unless it is asked for', () => {
	expect(titles('University of Wyoming')).not.toContain('University of Wyoming');
	const withClosed = indexCatalogue({ colleges, states }, { withClosed: true });
	expect(search(withClosed, 'University of Wyoming')[0]?.title).toBe('University of Wyoming');
});

test('a query that finds nothing is offered the three nearest names', () => {
	expect(titles('zzzzqqq')).toEqual([]);
	expect(nearestNames(index, 'Vanderbildt')).toHaveLength(3);
	expect(nearestNames(index, 'Vanderbildt')[0]?.title).toBe('Vanderbilt University');
});

test('no query, however odd, throws or returns more than the limit', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: 'binary' }), fc.constant('__proto__'), fc.constant('x'.repeat(10_000))),
			(query) => {
				expect(search(index, query, 8).length).toBeLessThanOrEqual(8);
			},
		),
	);
});

test('the parts of a title put together are the title', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, query) => {
			expect(
				matchParts(title, query)
					.map(({ text }) => text)
					.join(''),
			).toBe(title);
		}),
	);
	expect(matchParts('Boston College', 'bos col').filter(({ match }) => match)).toEqual([
		{ text: 'Bos', match: true },
		{ text: 'Col', match: true },
	]);
});
