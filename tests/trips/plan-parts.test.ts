import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import colleges from '#domain/catalogue/colleges.json' with { type: 'json' };
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { loadZoneOf, usePlanParts } from '#trips/plan-parts.ts';

/** The zones that clocks in a state follow, most of them before some; the names of towns tell them apart where there are two. */
const zonesByState: Record<string, string[]> = {
	...of('America/New_York', 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
	...of('America/Chicago', 'AL AR IA IL LA MN MO MS OK WI'),
	...of('America/Denver', 'CO MT NM UT WY'),
	...of('America/Los_Angeles', 'CA NV WA'),
	...{ AK: ['America/Anchorage', 'America/Juneau'], AZ: ['America/Phoenix'], HI: ['Pacific/Honolulu'] },
	...{ FL: ['America/New_York', 'America/Chicago'], ID: ['America/Boise', 'America/Los_Angeles'] },
	...{ IN: ['America/Indiana/Indianapolis', 'America/Chicago'], KS: ['America/Chicago', 'America/Denver'] },
	...{ KY: ['America/New_York', 'America/Kentucky/Louisville', 'America/Chicago'] },
	...{
		MI: ['America/Detroit'],
		ND: ['America/Chicago', 'America/Denver'],
		NE: ['America/Chicago', 'America/Denver'],
	},
	...{ OR: ['America/Los_Angeles', 'America/Boise'], PR: ['America/Puerto_Rico'] },
	...{ SD: ['America/Chicago', 'America/Denver'], TN: ['America/New_York', 'America/Chicago'] },
	...{ TX: ['America/Chicago', 'America/Denver'] },
};

function of(zone: string, states: string): Record<string, string[]> {
	return Object.fromEntries(states.split(' ').map((state) => [state, [zone]]));
}

test('every bundled college is in a zone of its state', async () => {
	const zoneOf = await loadZoneOf();
	const lost = colleges.filter(
		(college) => !zonesByState[college.state_abbreviation]?.includes(zoneOf(college)),
	);
	expect(lost.map(({ name, state_abbreviation }) => `${name}, ${state_abbreviation}`)).toEqual([]);
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
