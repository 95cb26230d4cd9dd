import { expect, test } from 'vitest';
import { newsWords } from '#domain/schedule/advice-words.ts';
import { type Outlook, outlookOf, troubleToTell } from '#domain/schedule/trouble.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

const day = '2027-04-12';
const outlook = (...stops: Stop[]) => outlookOf(cellsOf(aTour(stops)), roadParts);
const first = aStopAt('college 0', { tour_at: `${day}T10:00` });
const lateAt = (where: string, hour: string) => aStopAt(where, { tour_at: `${day}T${hour}` });
const fine = outlook(first, lateAt('college 60', '16:00'));
const late = outlook(first, lateAt('college 60', '11:30'));

/** What is told as a trip changes, from one outlook to the next. */
function told(...outlooks: (Outlook | null)[]): string[] {
	let last: ReturnType<typeof troubleToTell> = null;
	return outlooks.slice(1).map((after, at) => {
		last = troubleToTell(last, outlooks[at] ?? null, after);
		return last && after ? newsWords(last, after) : '';
	});
}

test('a trouble that was not there before is announced, with how late it is by now, until it is gone', () => {
	const later = outlook(first, lateAt('college 60', '11:15'));
	const begins = 'Now: 1 h late at college 60.';
	const grows = 'Now: 1 h 15 min late at college 60.';
	expect(told(fine, late, later, fine, null)).toEqual([begins, grows, '', '']);
	expect(told(null, late)).toEqual([begins]);
});

test('a trouble that an edit leaves as it was is not announced, and a new one at another stop is', () => {
	expect(told(late, late)).toEqual(['']);
	const two = outlook(first, lateAt('college 60', '11:30'), lateAt('poi 120', '12:00'));
	expect(told(late, two)).toEqual([expect.stringContaining('late at poi 120')]);
});

test('a day that gets too long is announced with its name', () => {
	const full = outlookOf(
		cellsOf(
			aTour([aStopAt('college 0'), aStopAt('college 60', { visit_minutes: 900 })], { start_date: day }),
		),
		roadParts,
	);
	expect(told(fine, full)).toEqual(['Now: Tue, Apr 13 is 7 h longer than you want.']);
});
