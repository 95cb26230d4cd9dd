import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { SharedStop } from '#features/shared/SharedStop.tsx';
import { aStopAt, aTour, cellsOf, noRoadFar, roadKnown, roadParts } from '../../domain/schedule/builders.ts';

const printing = vi.hoisted(() => ({ isOn: false }));
vi.mock('#ui/printing.ts', () => ({ useIsPrinting: () => printing.isOn }));

test('the turns of a shared trip are folded on the screen, and written out on paper', () => {
	const [from, stop] = [aStopAt('college 0'), aStopAt('college 97')];
	const known = roadKnown.between(from.place, stop.place);
	if (!known) throw new Error('No road');
	const leg = { ...known, steps: [{ words: 'Head north on Elm St', road: 'Elm St', miles: 2 }] };
	const inSight = (isOn: boolean) => {
		printing.isOn = isOn;
		const props = { stop, index: 1, before: from.place, leg, gap: undefined, outlook: null };
		return renderToStaticMarkup(<SharedStop {...props} />).replace(/<details.*<\/details>/s, '');
	};
	expect(inSight(false)).not.toContain('Elm St');
	expect(inSight(true)).toContain('Head north on Elm St <b>2 mi</b>');
});

/** The words of each stop, with the day and the drive above it. */
function shown(trip: Trip, parts: PlanParts = roadParts): string[] {
	const outlook = outlookOf(cellsOf(trip), parts);
	return trip.stops.map((stop, index) => {
		const before = trip.stops[index - 1]?.place;
		const leg =
			before && (parts.driveBetween(before, stop.place) ? roadKnown.between(before, stop.place) : null);
		const props = { stop, index, before, leg, gap: 'No road leads there.', outlook };
		return renderToStaticMarkup(<SharedStop {...props} />)
			.replace(/<[^>]+>/g, ' ')
			.replace(/\s+/g, ' ')
			.trim();
	});
}

test('a drive on the morning after a night is part of its own day', () => {
	const stops = [aStopAt('college 0'), aStopAt('hotel 60'), aStopAt('college 90')];
	const [, hotel, last] = shown(aTour(stops));
	expect(hotel).toMatch(/^To hotel 60: .* Stop 2: hotel 60 /);
	expect(hotel).not.toContain('Leave 9:00 AM');
	expect(last).toMatch(
		/^Tue, Apr 13 1 campus, .* To college 90: 30 min .* Leave 9:00 AM .* Stop 3: college 90 /,
	);
});

test('a drive of the evening before is part of that day, with its night; nothing else says so', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 97'), aStopAt('college 161')];
	const [first, second, third] = shown(aTour(stops, { start_date: null }));
	expect(third).toMatch(
		/^To college 161: .* Leave 4:52 PM .* Arrive 5:56 PM Night near college 161 Day 2 .* Stop 3: college 161 /,
	);
	expect(third?.match(/Night/g)).toHaveLength(1);
	expect([first, second].join()).not.toContain('Night');
});

test('where no road goes the night is at the end, and nothing is said of one at the stop before', () => {
	const flown = aTour([aStopAt('college 0'), aStopAt('college 600')], { start_date: null });
	const [from, to] = shown(flown, noRoadFar);
	expect(to).toMatch(/^To college 600: No road leads there\. Night near college 600 Day 2 /);
	expect([from, to].join().match(/Night/g)).toHaveLength(1);
});

test('the drive says that it ends in the dark, and the visit of the next day does not', () => {
	const stops = [
		aStopAt('college 60', { tour_at: '2027-04-12T15:30' }),
		aStopAt('college 300', { tour_at: '2027-04-13T09:30' }),
	];
	const [, to] = shown(aTour(stops));
	expect(to).toMatch(
		/^To college 300: .* Arrive 8:45 PM You arrive after dark\. Sunset 7:\d\d PM\. Night near college 300/,
	);
	expect(to?.match(/dark/g)).toHaveLength(1);
});

test('days of nothing but driving are named between the day of leaving and that of the visit', () => {
	const [, to] = shown(aTour([aStopAt('college 0'), aStopAt('college 1200')]));
	expect(to).toMatch(
		/^Tue, Apr 13 .* To college 1200: .* Leave 9:00 AM .* 2 nights on the road .*Wed, Apr 14 .* Thu, Apr 15 .* Stop 2: /,
	);
});
