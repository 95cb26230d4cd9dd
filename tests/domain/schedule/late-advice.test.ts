import { expect, test } from 'vitest';
import { lateAdvice } from '#domain/schedule/late-advice.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { aStopAt, aTour, cellsOf, roadParts } from './builders.ts';

/** What each day of a tour from Monday, April 12, 2027, says on paper. */
function adviceOn(...stops: Stop[]): string[][] {
	const outlook = outlookOf(cellsOf(aTour(stops)), roadParts);
	return outlook.days.map((day) => lateAdvice(outlook, roadParts, day));
}

test('where a day begins with a tour that is missed, paper has the screen’s remedies, and promises only the rest', () => {
	const afternoon = aStopAt('college 60', { tour_at: '2027-04-12T15:00' });
	const missed = aStopAt('college 0', { tour_at: '2027-04-12T09:00' });
	const [monday] = adviceOn(missed, afternoon);
	expect(monday?.slice(0, 2)).toEqual([
		'This plan runs late at college 0. Set out at 8:45 AM.',
		'Leave college 0 by 1:45 PM, and you still make the rest today.',
	]);
	expect(adviceOn(missed)).toEqual([['This plan runs late at college 0. Set out at 8:45 AM.']]);
	const onTime = aStopAt('college 0', { tour_at: '2027-04-12T09:30' });
	expect(adviceOn(onTime, afternoon)[0]?.[0]).toBe(
		'Leave college 0 by 1:45 PM, and you still make everything today.',
	);
});

test('paper advises nothing about an earlier day’s tour, which its row says is over', () => {
	const over = aStopAt('college 60', { tour_at: '2027-04-11T14:00' });
	const afternoon = aStopAt('college 120', { tour_at: '2027-04-12T16:00' });
	expect(adviceOn(aStopAt('college 0'), over)).toEqual([[]]);
	expect(adviceOn(aStopAt('college 0'), over, afternoon)[0]?.[0]).toMatch(
		/, and you still make the rest today\.$/,
	);
});

test('paper names what is missed, also on its own day', () => {
	const [monday] = adviceOn(
		aStopAt('college 0'),
		aStopAt('college 60', { tour_at: '2027-04-12T10:30' }),
		aStopAt('college 120', { tour_at: '2027-04-12T16:00' }),
	);
	expect(monday?.[0]).toMatch(/^This plan runs late at college 60\. /);
});
