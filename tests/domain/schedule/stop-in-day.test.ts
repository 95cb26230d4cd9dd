import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureWords, troubleWords } from '#domain/schedule/advice-words.ts';
import { remediesFor } from '#domain/schedule/remedies.ts';
import { daysUpTo, stopInDay } from '#domain/schedule/stop-in-day.ts';
import { outlookOf, troubleAt } from '#domain/schedule/trouble.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { anyTour, aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

const inDay = (stops: string[], stop: number) =>
	stopInDay(outlookOf(cellsOf(aTour(stops.map((where) => aStopAt(where)))), roadParts), stop);

test('a day’s first stop carries that day, and the next one does not', () => {
	const [first, second] = [0, 1].map((stop) => inDay(['college 0', 'college 30'], stop));
	expect(first).toMatchObject({ day: { number: 1 }, isDrivenBefore: false });
	expect(second?.day).toBeUndefined();
	expect(second?.departs).toEqual(expect.any(String));
});

test('a stop that takes days to reach is left for before its own day', () => {
	expect(inDay(['college 0', 'college 1500'], 1)).toMatchObject({ isDrivenBefore: true, day: {} });
});

test('a stop that is reached the evening before says so with its drive, and its own times begin in the morning', () => {
	const stops = ['college 0', 'college 97', 'college 161'];
	expect(inDay(stops, 1)).toMatchObject({ evening: null, isDrivenBefore: false });
	expect(inDay(stops, 2)).toMatchObject({
		day: { number: 2 },
		departs: 'Leave 4:52 PM',
		evening: { arrives: 'Arrive 5:56 PM', night: expect.stringMatching(/^Night near college 161, sunset /) },
		isDrivenBefore: true,
		isOfEvening: false,
	});
});

test('a dark arrival is shown where the family arrives, even if it is late the next morning', () => {
	const reached = (tour_at: string) => {
		const stops = [
			aStopAt('x 0'),
			aStopAt('college 60', { tour_at: '2027-04-12T15:30' }),
			aStopAt('college 300', { tour_at }),
		];
		return stopInDay(outlookOf(cellsOf(aTour(stops)), roadParts), 2);
	};
	const evening = { dark: 'You arrive after dark. Sunset 7:18 PM.' };
	expect(reached('2027-04-13T09:30')).toMatchObject({
		evening,
		trouble: { kind: 'after_dark' },
		isOfEvening: true,
	});
	expect(reached('2027-04-13T08:00')).toMatchObject({
		evening,
		trouble: { kind: 'late' },
		isOfEvening: false,
	});
	// At the end of days on the road, it is the day of the visit.
	const far = aTour([aStopAt('college 0'), aStopAt('hotel 1435')], { day_start: '13:00' });
	expect(stopInDay(outlookOf(cellsOf(far), roadParts), 1)).toMatchObject({
		trouble: { kind: 'after_dark' },
		isDrivenBefore: true,
		isOfEvening: false,
	});
});

test('a day of nothing but driving that is too long is shown above the stop it leads to', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 1500')];
	const cells = cellsOf(aTour(stops, { day_start: '10:00' }));
	const days = outlookOf(cells, roadParts).days.map(({ visits, overtime }) => [visits.length, overtime]);
	expect(days).toEqual([
		[1, 0],
		[0, 45],
		[0, 45],
		[0, 45],
		[1, 0],
	]);
	const told = stopInDay(outlookOf(cells, roadParts), 1);
	expect(told).toMatchObject({ trouble: { kind: 'overdriven' }, isOfEvening: true });
	const { trouble, outlook } = told ?? {};
	if (!trouble || !outlook) throw new Error('Nobody says so');
	expect(troubleWords(trouble, outlook)).toEqual(['Tue, Apr 13 is 45 min longer than you want.', '']);
	const helping = remediesFor({ cells, parts: roadParts }, trouble);
	expect(helping.map(({ measure, left }) => [measureWords(measure), left])).toEqual([
		['Skip lunch', 0],
		['Set out at 9:15 AM', 0],
	]);
	const skipped = outlookOf(withChanges(cells, helping[0]?.changes ?? []), roadParts);
	expect(skipped.days.map(({ overtime }) => overtime)).toEqual([0, 0, 45, 45, 0]);
	const next = troubleAt(skipped, 1);
	expect(next && troubleWords(next, skipped)[0]).toBe('Wed, Apr 14 is 45 min longer than you want.');
});

test('a stop that the schedule does not have has nothing to show', () => {
	expect(inDay(['college 0'], 1)).toBeNull();
});

test('every day of a tour stands above one stop or below the last, in order, and a drive before its day leaves earlier', () => {
	fc.assert(
		fc.property(anyTour(8), ({ trip, parts }) => {
			const outlook = outlookOf(cellsOf(trip), parts);
			const above = trip.stops.map((_, stop) => daysUpTo(outlook, stop));
			expect([...above, daysUpTo(outlook, trip.stops.length)].flat()).toEqual(outlook.days);
			for (const [stop, days] of above.entries()) {
				const { day, visit, leaves, isDrivenBefore } = stopInDay(outlook, stop) ?? {};
				expect(days.at(-1)).toBe(day);
				if (stop > 0) expect(isDrivenBefore).toBe(Number(leaves) < Number(visit?.day));
			}
		}),
		{ numRuns: 150 },
	);
});
