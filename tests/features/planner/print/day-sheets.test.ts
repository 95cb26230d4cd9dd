import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#domain/geo.ts';
import { estimateDrives, type KnownDrives } from '#domain/roads/drive-estimate.ts';
import { crossingTo } from '#domain/schedule/crossings.ts';
import { lateAdvice } from '#domain/schedule/late-advice.ts';
import { lunchWords } from '#domain/schedule/lunch-words.ts';
import { eveningWords } from '#domain/schedule/night-words.ts';
import { paceThereWords } from '#domain/schedule/pace-words.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { arrivalWords, departureWords, fixedWords } from '#domain/schedule/schedule-words.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { daySheets, type SheetRow } from '#features/planner/print/day-sheets.ts';
import { dayBlocks } from '#features/planner/times/day-blocks.ts';
import {
	anyTour,
	aStopAt,
	aTour,
	cellsOf,
	noRoadFar,
	roadKnown,
	roadParts,
} from '../../../domain/schedule/builders.ts';

test('for any tour paper says what the screen says: each stop once, its times, its pace, when to leave, and each evening', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const outlook = outlookOf(cellsOf(trip), parts);
			const estimate = estimateDrives(trip.stops.map(({ place }) => place));
			const sheets = daySheets({ trip, estimate, outlook }, 'Spring loop');
			expect(sheets).toHaveLength(outlook.days.length);
			// Paper names the stop above its night, the list does not.
			const beds = sheets.flatMap(({ rows }) =>
				rows.flatMap((row) => (row.kind === 'stop' && row.is === 'bed' ? [row] : [])),
			);
			const evenings = outlook.visits.flatMap((visit) => {
				const evening = eveningWords(outlook.plan, visit);
				if (!evening?.night) return [];
				const { arrives, night } = evening;
				// Paper names the hotel next to the airport, where the night after a flight is.
				const bed = crossingTo(outlook.plan, visit)?.night?.at ?? visit.stop;
				return [{ stop: bed, evening: { arrives, night } }];
			});
			expect(
				beds.map(({ stop, clock, hints }) => ({
					stop,
					evening: {
						// Nobody knows when a crossing ends.
						arrives: clock ? `Arrive ${clock}` : undefined,
						night: (hints.at(-1) ?? '')
							.replace('Check in', 'Night here')
							.replace(/^(\d+ n|N)ights? here/, (words) => words.replace('here', 'at here'))
							.replace('here', trip.stops[stop]?.place.name ?? ''),
					},
				})),
			).toEqual(evenings);
			for (const [at, day] of outlook.days.entries()) {
				const rows = sheets[at]?.rows ?? [];
				for (const visit of day.visits) {
					const linesOf = rows.filter(
						(row) => row.kind === 'stop' && row.stop === visit.stop && row.is === 'visited',
					);
					expect(linesOf).toMatchObject([
						{
							clock: arrivalWords(outlook.plan, visit),
							fixed: fixedWords(outlook.plan, visit),
							pace: paceThereWords(outlook.plan, visit),
						},
					]);
				}
				const screen = dayBlocks(outlook.plan, day)
					.map(({ at, leaveBy }) => leaveBy || at)
					.filter((words) => words.startsWith('Leave by '));
				const paper = rows.flatMap((row) => (row.kind === 'leave-by' ? [row.words] : []));
				const noon = dayBlocks(outlook.plan, day).filter(({ kind }) => kind === 'lunch');
				const lunch = rows.flatMap((row) => (row.kind === 'lunch' ? [row] : []));
				expect(lunch.map(({ words }) => words.replace(/( [A-Z]{2,}T)?,/, ','))).toEqual(
					noon.map(({ at, lasts }) => `Lunch ${at.replace(/ [A-Z]{2,}T$/, '')}, ${lasts}`),
				);
				for (const { stop, words } of lunch)
					expect(Object.values(lunchWords(outlook, stop)).join(', ')).toContain(words);
				for (const by of screen) expect(paper.some((words) => words.startsWith(by))).toBe(true);
			}
			const rows = sheets.flatMap((sheet) => sheet.rows);
			for (const visit of outlook.visits) {
				const when = departureWords(outlook.plan, visit);
				if (when === '') continue;
				expect(rows.some((row) => row.kind === 'leg' && row.stop === visit.stop)).toBe(true);
				expect(timesIn(when)).toEqual(timesIn(leavingWords(rows, visit.stop).join(', ')));
				expect(when.startsWith('Leave by ')).toBe(
					visit.leaveBy !== null && visit.leaveBy.at <= (visit.departs ?? 0),
				);
			}
		}),
		{ numRuns: 150 },
	);
});

/**
 * The times in some words, with their weekdays and zones: each once, as paper gives the planned time beside the stop and
 * the latest below it, even if they are the same.
 */
const timesIn = (words: string) =>
	[...new Set(words.match(/([A-Z][a-z]{2} )?\d+:\d\d [AP]M( [A-Z]{2,})?/g))].sort();

/** What paper says of leaving for a stop, on whichever row. */
function leavingWords(rows: readonly SheetRow[], stop: number): string[] {
	return rows.flatMap((row) => {
		if (row.kind === 'stop') return row.is === 'left' && row.stop === stop - 1 ? [`Leave ${row.clock}`] : [];
		if (row.stop !== stop) return [];
		if (row.kind === 'leg') return row.departs ? [row.departs] : [];
		return row.kind === 'leave-by' ? [row.words.replace(/, or be late.*/, '')] : [];
	});
}

test('paper says once when to leave for a stop, and at the latest with what would be missed', () => {
	const trip = aTour([
		aStopAt('college 0'),
		aStopAt('poi 30'),
		aStopAt('college 60', { tour_at: '2027-04-12T12:00' }),
		aStopAt('poi 90', { overnight: true }),
		aStopAt('college 120'),
	]);
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const rows = daySheets({ trip, estimate, outlook }, 'Loop').flatMap((sheet) => sheet.rows);
	expect([1, 2, 3, 4].map((stop) => leavingWords(rows, stop))).toEqual([
		['Leave 12:30 PM', 'Leave by 8:55 AM'],
		['Leave 2:05 PM', 'Leave by 10:30 AM'],
		['Leave 2:50 PM'],
		['Leave 9:00 AM'],
	]);
});

test('the roads of a drive of days are on the sheet of the day on which it begins', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('college 1200')]);
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const estimate = estimateDrives(
		trip.stops.map(({ place }) => place),
		roadKnown,
	);
	const sheets = daySheets({ trip, estimate, outlook }, 'Far');
	expect(sheets.map(({ rows }) => rows.map(({ kind, stop }) => `${kind} ${stop}`))).toEqual([
		['stop 0'],
		['stop 0', 'leg 1', 'part 1', 'lunch 1', 'part 1'],
		['part 1', 'lunch 1', 'part 1'],
		['part 1', 'lunch 1', 'stop 1'],
	]);
});

test('a day starts where the night was, and gives the way before the stop', () => {
	const trip = aTour([
		aStopAt('college 0'),
		aStopAt('hotel 60'),
		aStopAt('college 90', { tour_at: '2027-04-13T11:00' }),
	]);
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const [, second] = daySheets({ trip, estimate, outlook }, 'Spring loop');
	expect(second).toMatchObject({ over: 'day 2 of 2', title: 'Tuesday, April 13', campuses: [2] });
	expect(second?.rows.map(({ kind, stop }) => `${kind} ${stop}`)).toEqual([
		'stop 1',
		'leg 2',
		'leave-by 2',
		'stop 2',
	]);
	expect(second?.rows[0]).toMatchObject({ is: 'left', clock: '9:00 AM' });
});

test('a tour on the day after the visit is on the sheet of its own day, before the way on or alone', () => {
	const twoDays = aStopAt('college 0', { session_at: '2027-04-12T14:00', tour_at: '2027-04-13T10:00' });
	const sheetsOf = (...stops: Stop[]) => {
		const trip = aTour([twoDays, ...stops]);
		const estimate = estimateDrives(trip.stops.map(({ place }) => place));
		return daySheets({ trip, estimate, outlook: outlookOf(cellsOf(trip), roadParts) }, '');
	};
	const [monday, tuesday] = sheetsOf(aStopAt('college 60'));
	expect(monday?.rows).toMatchObject([
		{ stop: 0, is: 'visited', fixed: 'Info session 2:00 PM, tour Tue 10:00 AM' },
		{ kind: 'lunch', stop: 0, words: 'Lunch 12:00 PM, 45 min' },
	]);
	expect(tuesday).toMatchObject({
		campuses: [0, 1],
		facts: ['2 campuses', '60 mi, 1 h', expect.stringMatching(/^Sunset/)],
	});
	expect(tuesday?.rows).toMatchObject([
		{ kind: 'stop', stop: 0, is: 'visited', clock: '', fixed: 'Tour 10:00 AM', pace: '', hints: [] },
		{ kind: 'leg', stop: 1, departs: 'Leave 11:15 AM' },
		{ kind: 'stop', stop: 1, is: 'visited', clock: '12:15 PM' },
		{ kind: 'lunch', stop: 1, words: 'Lunch 12:15 PM, 45 min' },
	]);
	const alone = sheetsOf();
	expect(alone.map(({ title }) => title)).toEqual(['Monday, April 12', 'Tuesday, April 13']);
	expect(alone[1]?.facts).toEqual(['1 campus', expect.stringMatching(/^Sunset/)]);
	expect(alone[1]?.rows).toMatchObject([{ stop: 0, is: 'visited', fixed: 'Tour 10:00 AM', hints: [] }]);
});

test('a stop reached in the dark is said to be on that evening’s sheet, whose sunset is that of its night', () => {
	const stops = [
		aStopAt('x 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T15:30' }),
		aStopAt('college 300', { tour_at: '2027-04-13T09:30' }),
	];
	const trip = aTour(stops);
	const planned = {
		trip,
		estimate: estimateDrives([], roadKnown),
		outlook: outlookOf(cellsOf(trip), roadParts),
	};
	const [monday, tuesday] = daySheets(planned, '');
	const hintsOf = (rows: readonly SheetRow[] = []) =>
		rows.flatMap((row) => (row.kind === 'stop' && row.stop === 2 ? row.hints : []));
	expect(hintsOf(monday?.rows)).toEqual([
		'You arrive after dark. Sunset 7:18 PM.',
		'Night near here, sunset 7:18 PM',
	]);
	expect(hintsOf(tuesday?.rows)).toEqual([]);
	expect(monday?.facts.at(-1)).toBe('Sunset 7:18 PM');
});

test('after a night on the road nobody sets out again from where the drive began', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('college 1200')]);
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const leaves = daySheets({ trip, estimate, outlook }, 'Far').map(({ rows }) =>
		rows.filter((row) => row.kind === 'stop' && row.is === 'left').map(({ stop }) => stop),
	);
	expect(leaves).toEqual([[], [0], [], []]);
});

test('on each day of a drive of days the sketch has both its ends, and with them its line', () => {
	const sketched = (...where: string[]) => {
		const trip = aTour(where.map((each) => aStopAt(each)));
		const estimate = estimateDrives(trip.stops.map(({ place }) => place));
		const outlook = outlookOf(cellsOf(trip), roadParts);
		return daySheets({ trip, estimate, outlook }, 'Far').map(({ sketched }) => sketched);
	};
	expect(sketched('college 0', 'college 1200', 'college 1230')).toEqual([
		[0],
		[0, 1],
		[0, 1],
		[0, 1, 2],
		[2],
	]);
	expect(sketched('college 0', 'college 400')).toEqual([[0], [0, 1]]);
});

test('after a night on the road paper says when to set out, by which clock if there are two', () => {
	const partsIn = (zoneOf: PlanParts['zoneOf']) => {
		const trip = aTour([aStopAt('college 0'), aStopAt('college 1200')]);
		const estimate = estimateDrives(trip.stops.map(({ place }) => place));
		const outlook = outlookOf(cellsOf(trip), { ...roadParts, zoneOf });
		return daySheets({ trip, estimate, outlook }, 'Far').map(({ rows }) =>
			rows.flatMap((row) => (row.kind === 'part' ? [row.words] : [])),
		);
	};
	expect(partsIn(() => 'America/New_York')).toEqual([
		[],
		['8 h, 480 mi of the way to college 1200', 'Night on the road'],
		['Set out at 9:00 AM. 8 h, 480 mi of the way to college 1200', 'Night on the road'],
		['Set out at 9:00 AM. 4 h, 240 mi of the way to college 1200'],
	]);
	const west = partsIn(({ long }) => (long > -74 ? 'America/Chicago' : 'America/New_York'));
	expect(west.slice(2).map(([words]) => words?.split('. ')[0])).toEqual([
		'Set out at 9:00 AM EDT',
		'Set out at 9:00 AM CDT',
	]);
});

test('paper ends a day with the flight, or why no road goes there, and the night where it leads', () => {
	const isFlight = (from: Point, to: Point) => Math.abs(from.long - to.long) > 5;
	const parts: PlanParts = {
		...roadParts,
		driveBetween: (from, to) => (isFlight(from, to) ? null : roadParts.driveBetween(from, to)),
	};
	const known: KnownDrives = {
		between: (from, to) => (isFlight(from, to) ? null : roadKnown.between(from, to)),
		whyNone: () => 'Flight',
	};
	const sheetsOf = (...there: string[]) => {
		const trip = aTour(['college 0', 'airport 30', 'airport 600', ...there].map((where) => aStopAt(where)));
		const estimate = estimateDrives(
			trip.stops.map(({ place }) => place),
			known,
		);
		return daySheets({ trip, estimate, outlook: outlookOf(cellsOf(trip), parts) }, 'Far').map(({ rows }) =>
			rows.filter(({ stop }) => stop > 0 && stop < there.length + 2),
		);
	};
	expect(sheetsOf('college 630')).toMatchObject([
		[
			{ kind: 'leg', stop: 1 },
			{ kind: 'stop', stop: 1, hints: [] },
			{ kind: 'leg', stop: 2, drive: null, gap: 'Flight' },
			{ kind: 'stop', is: 'bed', clock: '', hints: [expect.stringMatching(/^Night near here/)] },
		],
		[{ kind: 'stop', stop: 2, is: 'visited', clock: '9:00 AM', hints: [] }],
	]);
	expect(sheetsOf('hotel 620', 'college 630')).toMatchObject([
		[
			{ kind: 'leg', stop: 1 },
			{ kind: 'stop', stop: 1, hints: [] },
			{ kind: 'leg', stop: 2, drive: null, gap: 'Flight' },
			{ kind: 'stop', stop: 2, is: 'visited', clock: '', hints: [] },
			{ kind: 'leg', stop: 3 },
			{ kind: 'stop', stop: 3, is: 'visited', clock: '', hints: [expect.stringMatching(/^Check in/)] },
		],
		// As after any night at a hotel.
		[{ kind: 'stop', stop: 3, is: 'left', clock: '9:00 AM', hints: [] }],
	]);
});

test('a day on which the family only flies and drives to bed says how far that is', () => {
	const trip = aTour(
		['airport 30', 'airport 600', 'hotel 620', 'college 630'].map((where) => aStopAt(where)),
	);
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const [first] = daySheets({ trip, estimate, outlook: outlookOf(cellsOf(trip), noRoadFar) }, 'Far');
	expect(first?.facts).toEqual(['20 mi, 20 min', expect.stringMatching(/^Sunset /)]);
});

test('a trip without days is one sheet of its stops and the roads between them', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('x 60')]);
	const estimate = estimateDrives(trip.stops.map(({ place }) => place));
	const sheets = daySheets({ trip, estimate, outlook: null }, 'Spring loop');
	expect(sheets).toMatchObject([{ title: 'Spring loop', over: '', campuses: [0] }]);
	expect(sheets[0]?.rows.map(({ kind, stop }) => `${kind} ${stop}`)).toEqual(['stop 0', 'leg 1', 'stop 1']);
});

test('paper says how late you may leave, and beyond that the screen’s remedies', () => {
	const linesOf = (tour: string, partsHere = roadParts) => {
		const trip = aTour([
			aStopAt('college 0'),
			aStopAt('poi 30', { visit_minutes: 90 }),
			aStopAt('college 60', { tour_at: `2027-04-12T${tour}` }),
		]);
		const outlook = outlookOf(cellsOf(trip), partsHere);
		return outlook.days.map((day) => lateAdvice(outlook, partsHere, day));
	};
	const inTwoZones: PlanParts = {
		...roadParts,
		zoneOf: ({ long }) => (long < -74.75 ? 'America/New_York' : 'America/Chicago'),
	};
	expect(linesOf('15:00', inTwoZones).flat()).toEqual([
		'Leave college 0 by 1:10 PM EDT, and you still make everything today.',
		expect.stringMatching(/^If you leave at 1:40 PM EDT, you’re late at college 60:/),
	]);
	expect(linesOf('16:00')).toEqual([
		[
			'Leave college 0 by 1:10 PM, and you still make everything today.',
			'If you leave at 1:40 PM, you’re late at college 60: Stay 1 h at poi 30. Or: Go to college 60 before poi 30. Or: Move college 60 to Tue, Apr 13.',
		],
	]);
	expect(linesOf('14:50')).toEqual([
		[
			'This plan runs late at college 60. Leave college 0 by 11:15 AM. Or: Stay 1 h at poi 30. Or: Go to college 60 before poi 30. Or: Move college 60 to Tue, Apr 13.',
		],
	]);
	// What comes later is late already, whenever they leave.
	const later = aTour([
		aStopAt('poi 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T11:45' }),
		aStopAt('college 120', { tour_at: '2027-04-12T13:30' }),
	]);
	const hopeless = outlookOf(cellsOf(later), roadParts);
	expect(hopeless.days.flatMap((day) => lateAdvice(hopeless, roadParts, day)).join()).not.toContain(
		'make everything',
	);
	const free = outlookOf(cellsOf(aTour([aStopAt('college 0'), aStopAt('poi 30')])), roadParts);
	expect(free.days.map((day) => lateAdvice(free, roadParts, day))).toEqual([[]]);
});

test('notes run in their own direction, line by line, on paper as on the screen', () => {
	const rulesOf = (path: string, name: string) =>
		new RegExp(`\\.${name}\\b[^{}]*{([^}]*)`).exec(
			readFileSync(`${import.meta.dirname}/../../../../src/features/planner/${path}`, 'utf8'),
		)?.[1];
	for (const [path, name] of [
		['notes/NoteWords.module.css', 'note'],
		['print/PrintedTrip.module.css', 'note'],
		['print/PrintedTrip.module.css', 'notes'],
	] as const)
		expect(rulesOf(path, name)).toContain('unicode-bidi: plaintext');
});
