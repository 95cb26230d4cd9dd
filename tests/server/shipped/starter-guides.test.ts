import { expect, test } from 'vitest';
import { milesBetween } from '#domain/geo.ts';
import { readShipped } from '#server/shipped/read.ts';

const { starters, colleges, subregions, states } = await readShipped();
const collegeOf = (ipedsId: number) => colleges.find(({ ipeds_id }) => ipeds_id === ipedsId);

test('at least 30 colleges have a starter guide, in all five regions and all ten subregions', () => {
	expect(starters.length).toBeGreaterThanOrEqual(30);
	const guided = starters.map(({ ipeds_id }) => collegeOf(ipeds_id));
	const regionOf = new Map(states.map(({ state_abbreviation, region }) => [state_abbreviation, region]));
	expect(new Set(guided.map((college) => regionOf.get(college?.state_abbreviation ?? ''))).size).toBe(5);
	for (const { id, name } of subregions)
		expect(
			guided.some((college) => college?.subregion_id === id),
			name,
		).toBe(true);
});

test.each(starters)('the guide of $ipeds_id is whole and lies around its campus', (starter) => {
	const college = collegeOf(starter.ipeds_id);
	if (!college) throw new Error('Not a bundled college');
	expect(college.enabled).toBe(true);
	const count = (type: string) => starter.places.filter((place) => place.type === type).length;
	expect(count('hotel')).toBeGreaterThanOrEqual(2);
	expect(count('restaurant')).toBeGreaterThanOrEqual(3);
	expect(count('poi')).toBeGreaterThanOrEqual(3);
	for (const place of starter.places) {
		expect(milesBetween(college, place), place.name).toBeLessThan(20);
		expect(place.note.length).toBeLessThanOrEqual(60);
	}
	for (const html of [starter.stay_html, starter.eat_html, starter.do_html]) {
		expect(html.length).toBeGreaterThan(80);
		for (const [, tag] of html.matchAll(/<\/?(\w+)/g))
			expect(['p', 'ul', 'li', 'strong', 'em', 'a']).toContain(tag);
	}
});

test('a place that two guides name is one place', () => {
	const idOf = new Map<string, string>();
	for (const { place_id, name, type, city } of starters.flatMap(({ places }) => places)) {
		const known = idOf.get(`${name} ${type} ${city}`) ?? place_id;
		expect(place_id, name).toBe(known);
		idOf.set(`${name} ${type} ${city}`, known);
	}
});
