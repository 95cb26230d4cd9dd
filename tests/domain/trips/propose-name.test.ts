import { expect, test } from 'vitest';
import colleges from '#domain/catalogue/colleges.json';
import states from '#domain/catalogue/states.json';
import { proposeName, shortName } from '#domain/trips/propose-name.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { aPlace } from './builders.ts';

const stopsOf = (...places: Parameters<typeof aPlace>[0][]) =>
	places.map((place) => ({ place: aPlace(place) }));
const college = (name: string) => ({ type: 'college', name }) as const;
const known = { colleges, states };
const proposed = (...places: Parameters<typeof aPlace>[0][]) => proposeName(stopsOf(...places), known);
/** A college of the list, as a stop's place. */
const listed = (name: string) => {
	const found = colleges.find((each) => each.name === name);
	return { ...college(name), code: String(found?.ipeds_id ?? ''), city: found?.city ?? '' };
};

test.each([
	['Yale University', 'Yale'],
	['Dartmouth College', 'Dartmouth'],
	['University of Vermont', 'Vermont'],
	['University of California, Berkeley', 'Berkeley'],
	['University of Massachusetts Amherst', 'Massachusetts Amherst'],
	['Michigan State University', 'Michigan State'],
	['College of the Holy Cross', 'Holy Cross'],
	['University at Buffalo', 'Buffalo'],
	['Massachusetts Institute of Technology', 'Massachusetts'],
	['Worcester Polytechnic Institute', 'Worcester'],
	['Rhode Island School of Design', 'Rhode Island'],
	['Rutgers University-New Brunswick', 'Rutgers'],
	['Sewanee: The University of the South', 'Sewanee'],
	['Washington University in St. Louis', 'Washington'],
	['William & Mary', 'William & Mary'],
	['University of Texas at Austin', 'Texas'],
	['College', 'College'],
	['The University of the Ozarks', 'Ozarks'],
	['California University of Art', 'California'],
	['Keck: The University of Science', 'Keck'],
	['Lyon University of Art, Austin', 'Lyon'],
])('%s is called %s', (name, short) => {
	expect(shortName(name)).toBe(short);
});

test('a trip is named by the colleges at its ends', () => {
	const hotel = { type: 'hotel', name: 'Omni' } as const;
	const [yale, brown, dartmouth] = ['Yale University', 'Brown University', 'Dartmouth College'].map(college);
	expect(proposed(hotel, yale, brown, dartmouth, hotel)).toBe('Yale to Dartmouth');
	expect(proposed(yale)).toBe('Trip to Yale');
	expect(proposed(yale, brown, yale)).toBe('Trip to Yale');
	expect(proposed({ type: 'x', name: 'Home' }, yale)).toBe('Home to Yale');
	expect(proposed(listed('Boston College'), listed('Boston University'))).toBe(
		'Boston College to Boston University',
	);
	expect(proposed()).toBe('');
	// A single college says less about a trip than its two ends do.
	expect(proposed(yale, { type: 'x', name: 'Home' })).toBe('Yale to Home');
	expect(proposed(yale, { ...hotel, code: '' })).toBe('Yale to Omni');
	const long = `${'x'.repeat(79)} y`;
	expect(proposed({ type: 'x', name: `${'x'.repeat(71)} y` })).toBe(`Trip to ${'x'.repeat(71)}`);
	expect([...proposed({ type: 'x', name: long })]).toHaveLength(80);
});

test.each([
	['Massachusetts Institute of Technology', 'MIT'],
	['California Institute of Technology', 'Caltech'],
	['Georgia Institute of Technology', 'Georgia Tech'],
	['New York University', 'NYU'],
	['Washington University in St. Louis', 'WashU'],
	['Rhode Island School of Design', 'RISD'],
	['University of Pennsylvania', 'Penn'],
	// Named after its town, and not the only college there.
	['Rochester Institute of Technology', 'RIT'],
	['University of Rochester', 'Rochester'],
	['Princeton University', 'Princeton'],
	// What people call it is the state's name.
	['University of Vermont', 'Vermont'],
	['West Virginia University', 'West Virginia'],
	// No other name of it is known.
	['Colorado College', 'Colorado College'],
])('no trip to %s is named after a state that nobody means: %s', (name, called) => {
	expect(proposed(listed(name), college('Brown University'))).toBe(`${called} to Brown`);
});

test('a college that the list does not have keeps its whole name where a state’s would be left', () => {
	expect(proposed({ type: 'x', code: '1', name: 'Ohio College of Art' })).toBe('Trip to Ohio College of Art');
});

test('every college of the list gives a name that a trip can be saved under and a list can show', () => {
	for (const { name } of colleges) {
		expect(isTripName(proposed(college(name), college('Yale University'))), name).toBe(true);
		expect([...shortName(name)].length, name).toBeLessThan(26);
	}
	expect([...proposed({ type: 'x', name: 'x'.repeat(300) })].length).toBe(80);
});

test('before the lists of colleges are on the device, a name comes from the stops alone', () => {
	const stops = stopsOf({ name: 'Yale University' }, { name: 'Massachusetts Institute of Technology' });
	expect(proposeName(stops)).toBe('Yale to Massachusetts');
});
