import { expect, test } from 'vitest';
import colleges from '#domain/catalogue/colleges.json';
import { proposeName, shortName } from '#domain/trips/propose-name.ts';
import { isTripName } from '#domain/trips/trip-name.ts';
import { aPlace } from './builders.ts';

const stopsOf = (...places: Parameters<typeof aPlace>[0][]) =>
	places.map((place) => ({ place: aPlace(place) }));
const college = (name: string) => ({ type: 'college', name }) as const;

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
	expect(proposeName(stopsOf(hotel, yale, brown, dartmouth, hotel))).toBe('Yale to Dartmouth');
	expect(proposeName(stopsOf(yale))).toBe('Trip to Yale');
	expect(proposeName(stopsOf(yale, brown, yale))).toBe('Trip to Yale');
	expect(proposeName(stopsOf({ type: 'x', name: 'Home' }, yale))).toBe('Home to Yale');
	expect(proposeName([])).toBe('');
	// A single college says less about a trip than its two ends do.
	expect(proposeName(stopsOf(yale, { type: 'x', name: 'Home' }))).toBe('Yale to Home');
	expect(proposeName(stopsOf(yale, { ...hotel, code: '' }))).toBe('Yale to Omni');
	const long = `${'x'.repeat(79)} y`;
	expect(proposeName(stopsOf({ type: 'x', name: `${'x'.repeat(71)} y` }))).toBe(`Trip to ${'x'.repeat(71)}`);
	expect([...proposeName(stopsOf({ type: 'x', name: long }))]).toHaveLength(80);
});

test('every college of the list gives a name that a trip can be saved under and a list can show', () => {
	for (const { name } of colleges) {
		const proposed = proposeName(stopsOf(college(name), college('Yale University')));
		expect(isTripName(proposed), name).toBe(true);
		expect([...shortName(name)].length, name).toBeLessThan(26);
	}
	expect([...proposeName(stopsOf({ type: 'x', name: 'x'.repeat(300) }))].length).toBe(80);
});
