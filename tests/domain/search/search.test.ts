import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundledLists } from '#domain/catalogue/bundled-lists.ts';
import bundledColleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import bundledStates from '#domain/catalogue/states.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { matchParts } from '#domain/search/match-parts.ts';
import { isNearMiss, slipsAllowed } from '#domain/search/near-miss.ts';
import { campusesNear } from '#domain/search/near-towns.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexColleges, indexSite } from '#domain/search/search-index.ts';
import type { State } from '#domain/states/state.ts';
import { anyCharacter } from '../../any-character.ts';
import { readPacked } from '../../read-packed.ts';

const colleges = bundledColleges as unknown as College[];
const states = bundledStates.map((state) => ({ ...state, college_count: 1 })) as State[];
const index = indexSite({ colleges, states });
const shipped = bundledLists(readPacked('catalogue.bin'));
const shippedIndex = indexSite(shipped);
const titles = (query: string) => search(index, query).map(({ title }) => title);

test('a college is found first by its own name', () => {
	for (const college of colleges.filter(({ enabled }) => enabled))
		expect(titles(college.name)[0]).toBe(college.name);
});

test('a college is found by the name people use for it', () => {
	expect(titles('UW Madison')[0]).toBe('University of Wisconsin-Madison');
	expect(titles('MIT')[0]).toBe('Massachusetts Institute of Technology');
	expect(search(shippedIndex, 'wesleyan')[0]?.title).toBe('Wesleyan University');
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

test.each([
	['U.V.A.', 'UVA', 'University of Virginia'],
	['u.s.c', 'USC', 'University of Southern California'],
	['B.C.', 'BC', 'Boston College'],
	['D.C.', 'DC', 'Washington D.C.'],
	['Washington, D.C.', 'Washington DC', 'Washington D.C.'],
	['M.I.T.', 'MIT', 'Massachusetts Institute of Technology'],
])('initials with dots, %s, find what %s finds: first %s', (dotted, plain, first) => {
	expect(titles(dotted)).toEqual(titles(plain));
	expect(titles(dotted)[0]).toBe(first);
});

test('a name that begins with initials is found however they are written, and a dot after a word parts it', () => {
	const named = (name: string) =>
		indexColleges(states, [
			{ name, name_alias: '', city: 'Kirksville', state_abbreviation: 'MO' } as College,
		]);
	const isFound = (name: string, query: string) => search(named(name), query).length === 1;
	for (const name of ['A.T. Still University', 'A T Still University', 'A. T. Still University'])
		for (const query of ['A.T. Still', 'AT Still', 'A T Still', 'a. t. still', 'A.T'])
			expect([name, query, isFound(name, query)]).toEqual([name, query, true]);
	expect(titles('St. John’s')).toContain("St. John's College");
	expect(titles('St.John’s')).toEqual(titles('St Johns'));
});

test('a typo still finds the college', () => {
	expect(titles('Standford')).toContain('Stanford University');
	expect(titles('Amhurst')).toContain('Amherst College');
	expect(titles('Priceton')).toContain('Princeton University');
});

test('a typo is an extra, missing, wrong or swapped letter; a long word forgives two, a short one none', () => {
	const isMeant = (typed: string, word: string, slips = 1) => isNearMiss(typed, word, slips);
	for (const typed of ['princeton', 'princton', 'prinzeton', 'princeeton', 'prnicetno', 'princetons'])
		expect([typed, isMeant(typed, 'princeton', 2)]).toEqual([typed, true]);
	for (const typed of [
		'pirnceton',
		'princton',
		'prinzeton',
		'princeeton',
		'prniceton',
		'xrinceton',
		'princeto',
	])
		expect([typed, isMeant(typed, 'princeton')]).toEqual([typed, true]);
	for (const typed of [
		'piznceton',
		'pzrnceton',
		'prnicetno',
		'princxyon',
		'prinnceton1',
		'prince',
		'rpinceton',
	])
		expect([typed, isMeant(typed, 'princeton')]).toEqual([typed, false]);
	expect(['mit', 'yale', 'harvard', 'stanford'].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
	expect(titles('brwon')).toEqual(['Brown University']);
	expect(titles('yles')).not.toContain('Yale University');
});

test('a state is found by its name and its letters', () => {
	expect(titles('vermont')[0]).toBe('Vermont');
	expect(titles('VT')).toContain('Vermont');
});

test('a closed college is found by the planner, and not by the site search', () => {
	expect(titles('University of Wyoming')).toEqual(['Wyoming']);
	const all = indexColleges(states, colleges);
	expect(search(all, 'University of Wyoming')[0]?.title).toBe('University of Wyoming');
	expect(search(all, 'Massachusetts').every(({ type }) => type === 'college')).toBe(true);
});

test('a state says how many colleges it has', () => {
	const [first] = states.filter(({ enabled }) => enabled);
	const described = (college_count: number) =>
		search(indexSite({ colleges: [], states: [{ ...first, college_count } as State] }), first?.name ?? '')[0]
			?.description;
	expect([described(1), described(3)]).toEqual(['1 college', '3 colleges']);
});

test('a state whose guides are coming soon is found, and says so', () => {
	expect(search(index, 'alaska')[0]).toMatchObject({
		title: 'Alaska',
		comingSoonIn: 'West',
		description: 'COMING SOON. See the West region',
	});
	expect(titles('north dak')[0]).toBe('North Dakota');
	expect(titles('boise state')).toEqual(['Idaho']);
	expect(titles('palau')).toEqual([]);
});

test('any part of a name matches, after its beginnings; part of another name comes after that', () => {
	expect(titles('vard')).toEqual(['Harvard University']);
	expect(titles('HUSETTS').slice(0, 2)).toEqual(['Massachusetts', 'Massachusetts Institute of Technology']);
});

test('matches rank: name, with or without its kind, other name, beginning, word, other name’s, part, town, part of a state, typo', () => {
	const found = (title: string, name_alias = '', city = 'Elsewhere', subregion_name: string | null = null) =>
		({
			name: title,
			name_alias,
			city,
			subregion_name,
			state_abbreviation: 'MA',
			enabled: true,
			ipeds_id: 1,
		}) as College;
	// Each name precedes the one above it alphabetically, which decides between equal matches.
	const inOrder = [
		found('Alder'),
		found('Alder College'),
		found('Able', 'Alder'),
		found('Zoo of Names', 'Alder'),
		found('Alder Academy'),
		found('A New Alder'),
		found('A Last', 'Alder State'),
		found('A Court', 'State Alder'),
		found('A Balderton'),
		found('A Bad', 'Balder'),
		found('A Abel', '', 'Alder'),
		found('A Aba', '', 'Elsewhere', 'Greater Alder'),
		found('Aldor'),
	];
	const few = indexColleges(states, [...inOrder].reverse());
	expect(search(few, 'alder').map(({ title }) => title)).toEqual(
		inOrder.slice(0, -1).map(({ name }) => name),
	);
	const fewer = indexColleges(states, inOrder.slice(-2));
	expect(search(fewer, 'alder').map(({ title }) => title)).toEqual(['A Aba', 'Aldor']);
});

test('words together come before the beginning of another name, and that before words apart', () => {
	expect(titles('St Louis').slice(0, 2)).toEqual([
		'Washington University in St. Louis',
		'Saint Louis University',
	]);
	// Each name precedes the one above it alphabetically, which decides between equal matches.
	const named = (name: string, name_alias = '') =>
		({ name, name_alias, city: 'Elsewhere', state_abbreviation: 'MA', ipeds_id: 1 }) as College;
	const inOrder = [
		named('North Fork'),
		named('College of North Forks'),
		named('Birch', 'North Forks'),
		named('A Northern College of Forks'),
		named('A Aspen', 'Old North Fork'),
	];
	const few = indexColleges(states, [...inOrder].reverse());
	expect(search(few, 'north fork').map(({ title }) => title)).toEqual(inOrder.map(({ name }) => name));
});

test('a town leads to its campuses, after those with its name', () => {
	expect(titles('cambridge')).toEqual(['Harvard University', 'Massachusetts Institute of Technology']);
	const boston = titles('boston');
	expect(boston.slice(0, 2)).toEqual(['Boston College', 'Boston University']);
	expect(boston.slice(2)).toEqual(expect.arrayContaining(['Emerson College', 'Northeastern University']));
	expect(titles('cambrige')).toContain('Harvard University');
	// Any part of a name matches; of a town, only its beginning.
	expect(titles('ambridg')).toEqual([]);
});

const collegesIn = (subregion: string) =>
	shipped.colleges
		.filter(({ enabled, subregion_name }) => enabled && subregion_name === subregion)
		.map(({ name }) => name);

test.each(shipped.subregions)('a part of a state, $name, leads to its colleges', ({ name, state }) => {
	const stateName = shipped.states.find(({ state_abbreviation }) => state_abbreviation === state)?.name ?? '';
	for (const typed of [name, name.toUpperCase(), name.replace(state, stateName)]) {
		const found = search(shippedIndex, typed).map(({ title }) => title);
		expect(found).toEqual(expect.arrayContaining(collegesIn(name)));
	}
});

test.each([
	['NYC', 'New York City'],
	['norcal', 'Northern CA'],
	['SoCal', 'Southern CA'],
	['Philly', 'Greater Philadelphia'],
])('%s is short for %s', (short, name) => {
	expect(search(shippedIndex, short).map(({ title }) => title)).toEqual(collegesIn(name).sort());
});

test.each([
	['boston college', 'Boston College'],
	['UW Madison', 'University of Wisconsin-Madison'],
	['MIT', 'Massachusetts Institute of Technology'],
	['bama', 'University of Alabama'],
	['Standford', 'Stanford University'],
	['Georgtown', 'Georgetown University'],
	['WASHINGTON DC', 'Washington D.C.'],
])('whoever types %s means %s', (typed, meant) => {
	expect(search(shippedIndex, typed)[0]?.title).toBe(meant);
});

test('with several words, one may be a beginning and another misspelled', () => {
	expect(titles('worc polytecnic')).toEqual(['Worcester Polytechnic Institute']);
});

test('a name may be told apart by its town or its state', () => {
	expect(titles('cambridge, ma')).toEqual(titles('cambridge massachusetts'));
	expect(titles('portland oregon')).toEqual(['Lewis & Clark College', 'Reed College']);
	expect(titles('boston college ma')[0]).toBe('Boston College');
	expect(titles('trinity connecticut')[0]).toBe('Trinity College');
});

test('a query that finds nothing is offered the nearest names, at most three', () => {
	const nearest = (query: string) => nearestNames(index, query).map(({ title }) => title);
	expect(nearest('Vanderbildt')).toEqual(['Vanderbilt University']);
	expect(nearest('Harvard Business School')).toEqual(['Harvard University']);
	expect(nearest('Wyoming Mining School')).toEqual(['Wyoming']);
	expect(nearest('Dartmuoth colege')).toEqual(['Dartmouth College']);
	expect(nearest('Wooster Polytecnic')[0]).toBe('Worcester Polytechnic Institute');
	for (const query of ['polytechnik zzz', 'saint of new'])
		expect(nearest(query).length).toBeLessThanOrEqual(3);
});

test('the nearest name comes first, and far less similar ones are left out', () => {
	const nearest = (query: string, ...names: string[]) => {
		const few = names.map((name) => ({ name, name_alias: '', state_abbreviation: 'MA' }) as College);
		return nearestNames(indexColleges(states, few), query).map(({ title }) => title);
	};
	expect(nearest('harvard', 'Alpha Harvards', 'Zeta Harvard')).toEqual(['Zeta Harvard', 'Alpha Harvards']);
	expect(nearest('harvard', 'Harvard', 'Harward')).toEqual(['Harvard']);
	expect(nearest('harvurd', 'Zeta Harvard', 'Alpha Harvard')).toEqual(['Alpha Harvard', 'Zeta Harvard']);
	// A rare word says more.
	expect(nearest('stone harvard', 'A Stone', 'B Stone', 'C Harvard')).toEqual([
		'C Harvard',
		'A Stone',
		'B Stone',
	]);
	expect(nearest('harvard', 'Harvard A', 'Harvard B', 'Harvard C', 'Harvard D')).toHaveLength(3);
	// A short word resembles no other, and one letter resembles nothing.
	expect(nearest('mit zz', 'Mit Hall', 'Hall')).toEqual(['Mit Hall']);
	expect(nearest('mid', 'Mit Hall')).toEqual([]);
	expect(nearest('yalr', 'Yale')).toEqual(['Yale']);
	expect(nearest('m', 'Texas A&M')).toEqual([]);
});

test('a query longer than any name is read no further', () => {
	const far = `${' '.repeat(80)}harvard`;
	expect([titles(far), nearestNames(index, far)]).toEqual([[], []]);
});

test('three campuses are near one town, two near each of two, one near each of three', () => {
	const town = (lat: number) => ({ name: `Town ${lat}`, state_abbreviation: 'MA', lat, long: -71 });
	const campuses = Array.from({ length: 60 }, (_, at) => ({ id: at, lat: 40 + at / 10, long: -71 }));
	const near = (...lats: number[]) =>
		campusesNear(lats.map(town), campuses).map(({ campus, town: { lat }, miles }) => [
			campus.id,
			lat,
			Math.round(miles),
		]);
	expect(near(41.01)).toEqual([
		[10, 41.01, 1],
		[11, 41.01, 6],
		[9, 41.01, 8],
	]);
	expect(near(41.01, 44.01).map(([id]) => id)).toEqual([10, 11, 40, 41]);
	expect(near(41.01, 42.01, 43.01, 44.01).map(([id]) => id)).toEqual([10, 20, 30]);
});

test('a campus near two towns of one name is listed once, with the town it is nearer to', () => {
	const kansasCity = (state_abbreviation: string, long: number) => ({
		name: 'Kansas City',
		state_abbreviation,
		lat: 39.1,
		long,
	});
	const towns = [kansasCity('MO', -94.56), kansasCity('KS', -94.74)];
	const near = (...longs: number[]) =>
		campusesNear(
			towns,
			longs.map((long) => ({ lat: 39.1, long })),
		).map(({ campus, town }) => [campus.long, town.state_abbreviation]);
	expect(near(-95.24, -96.58)).toEqual([
		[-95.24, 'KS'],
		[-96.58, 'KS'],
	]);
	expect(near(-94.5, -95.24)).toEqual([
		[-94.5, 'MO'],
		[-95.24, 'KS'],
	]);
});

test('a query like nothing has no nearest name', () => {
	for (const query of [
		'zzzqq',
		'07030',
		'xqzw vorp',
		'hogwarts',
		'newton',
		'!!!',
		'',
		'the university of',
		'q college',
	])
		expect(nearestNames(index, query)).toEqual([]);
});

test('no query, however odd, throws or returns more than the limit', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: anyCharacter }), fc.constant('__proto__'), fc.constant('x'.repeat(10_000))),
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
});

test('matches in a title are marked: beginnings of words, or any part where there are none', () => {
	const marked = (title: string, query: string) =>
		matchParts(title, query)
			.map(({ text, match }) => (match ? `[${text}]` : text))
			.join('');
	expect(marked('Boston College', 'bos col')).toBe('[Bos]ton [Col]lege');
	expect(marked('Harvard University', 'vard')).toBe('Har[vard] University');
	expect(marked('Smith College', 'MIT')).toBe('S[mit]h College');
	expect(marked('Bob Jones', 'b')).toBe('[B]ob Jones');
	expect(marked('University of Hawaiʻi at Mānoa', 'hawaii manoa')).toBe('University of [Hawaiʻi] at [Mānoa]');
	expect(marked('Texas A&M University', 'a and m')).toBe('Texas [A&M] University');
	expect(marked('A&M Museum', 'm')).toBe('A&[M] [M]useum');
	expect(marked('Northeastern', 'east')).toBe('North[east]ern');
	expect(marked('Washington D.C.', 'dc')).toBe('Washington [D.C].');
	expect(marked('Washington D.C.', 'wash d.c.')).toBe('[Wash]ington [D.C].');
	expect(marked('St. John’s College', 'st j')).toBe('[St]. [J]ohn’s College');
	expect(marked('Harvard University', 'crimson')).toBe('Harvard University');
});

test('equally good matches are in alphabetical order', () => {
	const named = (ipeds_id: number, name: string) => ({
		...(colleges[0] as College),
		ipeds_id,
		name,
		name_alias: '',
	});
	const twins = indexColleges(states, [named(1, 'Wooster South'), named(2, 'Wooster North')]);
	expect(nearestNames(twins, 'worster').map(({ title }) => title)).toEqual([
		'Wooster North',
		'Wooster South',
	]);
});
