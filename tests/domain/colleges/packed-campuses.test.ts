import fc from 'fast-check';
import { expect, test } from 'vitest';
import bundledColleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import bundledStates from '#domain/catalogue/states.json' with { type: 'json' };
import type { College } from '#domain/colleges/college.ts';
import { type Campus, packCampuses, unpackCampuses } from '#domain/colleges/packed-campuses.ts';
import { milesBetween } from '#domain/geo.ts';
import { nearestNames } from '#domain/search/nearest-names.ts';
import { search } from '#domain/search/search.ts';
import { indexColleges } from '#domain/search/search-index.ts';
import {
	campusOfCode,
	campusStop,
	collegeStop,
	isCampus,
	placeWithOpenGuide,
	visitedAs,
} from '#domain/trips/campus.ts';
import { decodeStop, encodeStop } from '#domain/trips/stop-code.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { readPacked } from '../../read-packed.ts';
import { aPlace } from '../trips/builders.ts';

const campuses = unpackCampuses(readPacked('campuses.bin'));
const colleges = bundledColleges as unknown as College[];
const ours = new Set(colleges.map(({ ipeds_id }) => ipeds_id));
const index = indexColleges(
	bundledStates,
	colleges,
	campuses.filter(({ ipeds_id }) => !ours.has(ipeds_id)),
);
const first = (query: string) => search(index, query, 1)[0]?.title;
const alabama = campuses.find(({ ipeds_id }) => ipeds_id === 100654) as Campus;

test('every four-year college of the country is there, under an id of its own', () => {
	expect(campuses).toHaveLength(2210);
	expect(new Set(campuses.map(({ ipeds_id }) => ipeds_id)).size).toBe(2210);
	expect(alabama).toEqual({
		ipeds_id: 100654,
		name: 'Alabama A & M University',
		name_alias: 'AAMU',
		city: 'Normal',
		state_abbreviation: 'AL',
		lat: 34.7834,
		long: -86.5685,
	});
	for (const { name, name_alias, city, lat, long } of campuses) {
		for (const text of [name, city]) expect(text).toMatch(/\S/);
		expect(`${name}${name_alias}${city}`).not.toMatch(/[\u0080-\u009f\ufffd]|Ã/);
		expect(Math.abs(lat) + Math.abs(long)).toBeGreaterThan(30);
	}
});

test('the office of a whole system is not a campus', () => {
	const offices = /\b(offices?|administration|board)\b|university system|system of/i;
	expect(campuses.filter(({ name }) => offices.test(name))).toEqual([]);
});

test('the campuses that have a page here are where the page says', () => {
	const byId = new Map(campuses.map((campus) => [campus.ipeds_id, campus]));
	for (const college of colleges) {
		const campus = byId.get(college.ipeds_id);
		expect(campus && milesBetween(campus, college), college.name).toBeLessThan(3);
	}
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
const anyCampus: fc.Arbitrary<Campus> = fc.record({
	ipeds_id: fc.integer({ min: 1, max: 999_999 }),
	name: anyText,
	name_alias: anyText,
	city: anyText,
	state_abbreviation: fc.constantFrom('MA', 'GU', 'AS', 'HI'),
	lat: fc.integer({ min: -149_999, max: 719_999 }).map((steps) => steps / 10_000),
	long: fc.integer({ min: -1_799_999, max: 1_799_999 }).map((steps) => steps / 10_000),
});

test('packed campuses come out as they went in', () => {
	fc.assert(
		fc.property(fc.uniqueArray(anyCampus, { selector: ({ ipeds_id }) => ipeds_id }), (given) => {
			const byId = [...given].sort((a, b) => a.ipeds_id - b.ipeds_id);
			expect(unpackCampuses(packCampuses(given))).toEqual(byId);
		}),
	);
});

test('any campus is found by its name and by the names people use for it', () => {
	expect(first('Alabama A&M University')).toBe('Alabama A & M University');
	expect(first('cal poly humboldt')).toBe('California State Polytechnic University-Humboldt');
	expect(first('University of Scranton')).toBe('University of Scranton');
	const named = (query: string) => search(index, query, 6).map(({ title }) => title);
	expect(named('aamu')).toContain('Alabama A & M University');
	expect(named('bethel university').filter((title) => title === 'Bethel University')).toHaveLength(3);
});

test('with two equal matches, the one with a guide comes first', () => {
	const found = search(index, 'boston', 6).map(({ title }) => title);
	expect(found.slice(0, 2)).toEqual(['Boston College', 'Boston University']);
	expect(found).toContain('Boston Architectural College');
});

test('with names equally like a query, the match on the rarest word comes first', () => {
	const [nearest] = nearestNames(index, 'harvard business school');
	expect(nearest?.title).toBe('Harvard University');
});

test('a campus without a guide is a custom place that keeps its id, town and state', () => {
	const stop = campusStop(alabama);
	expect(stop).toMatchObject({ type: 'x', code: '100654', name: alabama.name, city: 'Normal', state: 'AL' });
	expect(isCampus(stop)).toBe(true);
	expect(isCampus(aPlace({ type: 'x', code: '' }))).toBe(false);
	expect(isCampus(aPlace({ type: 'hotel', code: '17' }))).toBe(false);
	for (const code of ['17b', 'b17']) expect(isCampus(aPlace({ type: 'x', code }))).toBe(false);
	expect([stop, aPlace({ type: 'hotel' })].map(visitedAs)).toEqual(['college', 'hotel']);
	expect(whereWords(stop)).toBe('Normal, AL, no guide yet');
});

test('it becomes a college stop once its guide opens, and not before, and its drives keep their ends', () => {
	const stop = campusStop(alabama);
	// The catalogue is more precise than the list of campuses.
	const college = { ...alabama, name: 'Alabama A&M', lat: alabama.lat + 0.00004, enabled: true };
	expect(placeWithOpenGuide(stop, [])).toBe(stop);
	expect(placeWithOpenGuide(stop, [{ ...college, enabled: false }])).toBe(stop);
	expect(placeWithOpenGuide(stop, [{ ...college, ipeds_id: 1 }])).toBe(stop);
	expect(placeWithOpenGuide(stop, [college])).toEqual({
		...collegeStop(college),
		lat: stop.lat,
		long: stop.long,
	});
	const own = aPlace({ type: 'x', code: '', name: alabama.name });
	expect(placeWithOpenGuide(own, [college])).toBe(own);
	const hotel = aPlace({ type: 'hotel', code: stop.code });
	expect(placeWithOpenGuide(hotel, [college])).toBe(hotel);
});

test('its stop code holds no more than the specified fields, and still identifies it', () => {
	for (const campus of campuses) {
		const stop = campusStop(campus);
		const token = encodeStop(stop);
		expect(token).toBe(encodeStop({ ...stop, code: '' }));
		const read = decodeStop(token);
		expect(read && 'place' in read && campusOfCode(read.place, [campus])).toEqual(stop);
	}
	const elsewhere = aPlace({ type: 'x', code: '', name: alabama.name, lat: 41, long: -71 });
	expect(campusOfCode(elsewhere, campuses)).toBe(elsewhere);
	const there = aPlace({ type: 'x', code: '', name: 'Grandma', lat: alabama.lat, long: alabama.long });
	const known = campusStop({ ...alabama, ipeds_id: 1 });
	const hotel = aPlace({ ...there, type: 'hotel', name: alabama.name });
	for (const place of [there, known, hotel]) expect(campusOfCode(place, [alabama])).toBe(place);
});
