import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { isListed, shownDayOf, useShownDay } from '#features/planner/use-shown-day.ts';
import { aStopAt, aTour, cellsOf, roadParts } from '../../domain/schedule/builders.ts';

const daysOf = (...where: string[]) =>
	outlookOf(cellsOf(aTour(where.map((each) => aStopAt(each)))), roadParts);
const twoDays = daysOf('college 0', 'hotel 60', 'college 120');

test('a day is shown alone while there are others', () => {
	expect(twoDays.days.map(({ number }) => number)).toEqual([1, 2]);
	expect([1, 2, 3, null].map((day) => shownDayOf(twoDays, day))).toEqual([1, 2, null, null]);
	expect(shownDayOf(null, 1)).toBeNull();
});

test('a trip that has shrunk to one day shows all of it', () => {
	expect(shownDayOf(daysOf('college 0'), 1)).toBeNull();
});

test('a day alone lists its own stops, and all days every stop', () => {
	const listed = (day: number | null) => [0, 1, 2].filter((stop) => isListed(twoDays, day, stop));
	expect([listed(1), listed(2), listed(null)]).toEqual([[0, 1], [2], [0, 1, 2]]);
	expect(isListed(null, null, 0)).toBe(true);
});

test('stops added on the shown day leave it alone, and one on another day brings all days back', () => {
	const before = aTour(['college 0', 'hotel 60', 'college 120'].map((each) => aStopAt(each)));
	const shownAfter = (...stops: typeof before.stops) => {
		const trip = { ...before, stops };
		let [shown, isAsked]: [number | null, boolean] = [null, false];
		const Page = () => {
			const { shownDay, showDay, noteAdd } = useShownDay(trip, outlookOf(cellsOf(trip), roadParts));
			shown = shownDay;
			if (!isAsked) {
				showDay(1);
				noteAdd(before);
			}
			isAsked = true;
			return null;
		};
		renderToStaticMarkup(createElement(Page));
		return shown;
	};
	const [first, last] = [aStopAt('poi 1'), aStopAt('poi 121')];
	expect(shownAfter(...before.stops)).toBe(1);
	expect(shownAfter(first, ...before.stops)).toBe(1);
	expect(shownAfter(...before.stops, last)).toBeNull();
	expect(shownAfter(first, ...before.stops, last)).toBeNull();
});
