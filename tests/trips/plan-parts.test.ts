import { isDeepStrictEqual } from 'node:util';
import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import colleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import { unpackCampuses } from '#domain/colleges/packed-campuses.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { unpackTowns } from '#domain/towns/packed-towns.ts';
import { instantOf, localTime } from '#domain/zone-time.ts';
import { loadZoneOf, usePlanParts } from '#trips/plan-parts.ts';
import { readPacked } from '../read-packed.ts';

/** A zone whose clocks each state follows, by most of its campuses. */
const zoneByState: Record<string, string> = {
	...of('America/New_York', 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'),
	...of('America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
	...of('America/Denver', 'CO ID MT NM UT WY'),
	...of('America/Los_Angeles', 'CA NV OR WA'),
	AK: 'America/Anchorage',
	AZ: 'America/Phoenix',
	HI: 'Pacific/Honolulu',
	AS: 'Pacific/Pago_Pago',
	FM: 'Pacific/Guadalcanal',
	MH: 'Pacific/Tarawa',
	GU: 'Pacific/Guam',
	MP: 'Pacific/Guam',
	PR: 'America/Puerto_Rico',
	VI: 'America/Puerto_Rico',
};

/** Campuses with other clocks than most of their state, by their ids. */
const zoneByCampus: Record<string, string> = {
	// Tennessee.
	...of(
		'America/New_York',
		'219790 219806 219842 220075 220473 220516 220613 220631 220710 221661 221731 221740',
	),
	...of('America/New_York', '221759 221953 486901'),
	// Florida, Indiana and Kentucky.
	...of('America/Chicago', '132408 133021 134343 136233 136473 138354'),
	...of('America/Chicago', '150172 150534 151306 151360 152099 152600 490805'),
	...of('America/Chicago', '156356 157076 157216 157401 157951'),
	// The Navajo Nation, Nebraska, the Dakotas and Texas.
	...of('America/Denver', '105297 180948 181543 200059 219046 219277 219347 228796 492689'),
	// Idaho.
	...of('America/Los_Angeles', '142285 142328 440396'),
};

function of(zone: string, where: string): Record<string, string> {
	return Object.fromEntries(where.split(' ').map((each) => [each, zone]));
}

/** What clocks show in a zone in winter and in summer. */
const clocksIn = (zone: string) =>
	['2027-01-12', '2027-07-12'].map((day) => localTime(instantOf(Date.parse(day)), zone));

/**
 * The two tables above are by the borders of timezone-boundary-builder, which come from OpenStreetMap (ODbL), as geo-tz
 * 8.1.9 has them.
 */
test('every campus, with a guide or without, is told the time of its own clocks', async () => {
	const zoneOf = await loadZoneOf();
	const campuses = [...colleges, ...unpackCampuses(readPacked('campuses.bin'))];
	const wrong = campuses.filter((campus) => {
		const zone = zoneByCampus[campus.ipeds_id] ?? zoneByState[campus.state_abbreviation] ?? '';
		return !isDeepStrictEqual(clocksIn(zoneOf(campus)), clocksIn(zone));
	});
	expect(wrong.map(({ name, state_abbreviation }) => `${name}, ${state_abbreviation}`)).toEqual([]);
});

/** Towns near the borders of zones, by the same source. */
const borderTowns: [zone: string, towns: string][] = [
	[
		'America/Chicago',
		'Blountstown, FL; Wewahitchka, FL; Marianna, FL; Bridgeport, AL; Jasper, TN; Dunlap, TN',
	],
	['America/New_York', 'Chattahoochee, FL; Blakely, GA; Donalsonville, GA; Summerville, GA; Trenton, GA'],
	['America/New_York', 'Fairmount, TN; Graysville, TN; Mowbray Mountain, TN; Spring City, TN; Dayton, TN'],
	['America/Chicago', 'Columbia, KY; Russell Springs, KY; Oakland City, IN; Kentland, IN'],
	['America/New_York', 'Campbellsville, KY; Jasper, IN; Monticello, IN'],
	['America/New_York', 'Calais, ME; Houlton, ME; Madawaska, ME; Van Buren, ME; Presque Isle, ME'],
	['America/Chicago', 'Iron River, MI; La Joya, TX; Penitas, TX; Ulysses, KS; Lakin, KS'],
	['America/Chicago', 'Williston, ND; Watford City, ND; Mobridge, SD; Pierre, SD'],
	['America/Denver', 'Sidney, MT; Plentywood, MT; Fort Pierre, SD; Tuba City, AZ; Kanab, UT; Hildale, UT'],
	[
		'America/Phoenix',
		'Colorado City, AZ; Beaver Dam, AZ; Scenic, AZ; Page, AZ; First Mesa, AZ; Winslow, AZ; Yuma, AZ',
	],
	['America/Los_Angeles', 'Mesquite, NV; Blythe, CA; Kellogg, ID; Osburn, ID; Pinehurst, ID'],
	['America/Sitka', 'Petersburg, AK; Wrangell, AK'],
	['Pacific/Pago_Pago', 'Pago Pago, AS; Leone, AS; Tāfuna, AS'],
];

test.each(borderTowns)('clocks in %s: %s', async (zone, names) => {
	const zoneOf = await loadZoneOf();
	const towns = unpackTowns(readPacked('towns.bin'));
	for (const name of names.split('; ')) {
		const town = towns.find((each) => `${each.name}, ${each.state_abbreviation}` === name);
		expect(town && clocksIn(zoneOf(town)), name).toEqual(clocksIn(zone));
	}
});

test.each([
	['Vanderbilt University', 'America/Chicago'],
	['University of Tennessee', 'America/New_York'],
	['University of Notre Dame', 'America/Indiana/Indianapolis'],
	['Florida State University', 'America/New_York'],
	['Arizona State University', 'America/Phoenix'],
])('%s is in %s', async (name, zone) => {
	const zoneOf = await loadZoneOf();
	const college = colleges.find((each) => each.name.startsWith(name));
	expect(college && zoneOf(college)).toBe(zone);
});

test('every zone is one that clocks are known for', async () => {
	const zoneOf = await loadZoneOf();
	for (const zone of new Set(colleges.map(zoneOf)))
		expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
});

test('a page left open overnight has the new day, and else the same', () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const hours = [22, 23, 24];
	const known = { between: () => null, whyNone: () => '' };
	const zoneOf = () => 'America/New_York';
	const parts: PlanParts[] = [];
	function Page() {
		const [shown, show] = useState(0);
		vi.setSystemTime(new Date(2027, 3, 13, hours[shown]));
		parts.push(usePlanParts(zoneOf, known));
		if (shown + 1 < hours.length) show(shown + 1);
		return null;
	}
	renderToStaticMarkup(createElement(Page));
	expect(parts.map(({ today }) => today)).toEqual(['2027-04-13', '2027-04-13', '2027-04-14']);
	expect(parts[1]).toBe(parts[0]);
});
