import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { type DayValues, dayValues, fieldsOf, nothingSaid, tripFacts } from '#domain/trips/trip-values.ts';
import { dayFaults, dayInputs, tripInputs } from '#features/planner/times/day-inputs.tsx';
import { dayChanges } from '#features/planner/times/form-changes.ts';
import { sentAsItOpens } from './sent-as-it-opens.ts';

const own = { number: 2, day_start: '08:00', day_end: null, lunch_minutes: 0 };
const trip = {
	...tripFromCells('t', new Map()),
	start_date: '2027-04-12',
	day_start: null,
	day_end: '18:30',
	lunch_minutes: 60,
	days: [own],
};

const drawnForAll = () =>
	fieldsOf(tripFacts)
		.map((field) => renderToStaticMarkup(tripInputs[field].draw(trip)))
		.join('') + drawnForDays(trip, null);

const drawnForDays = (said: Parameters<typeof dayInputs.day_start.draw>[0], whole: DayValues | null) =>
	fieldsOf(dayValues)
		.map((field) => renderToStaticMarkup(dayInputs[field].draw(said, whole)))
		.join('');

test('a form about all days, or about one, changes nothing when it is sent as it opens', () => {
	expect(dayChanges(trip, null, sentAsItOpens(drawnForAll()))).toEqual([]);
	expect(dayChanges(trip, 2, sentAsItOpens(drawnForDays(own, trip)))).toEqual([]);
});

test('every fact of a trip and every value of its days has an input of its name', () => {
	for (const field of [...fieldsOf(tripFacts), ...fieldsOf(dayValues)])
		expect(drawnForAll()).toContain(`name="${field}"`);
});

test('an empty input says what counts: the trip’s own for one day, what most families do for all', () => {
	const ofDay = drawnForDays(undefined, trip);
	expect(ofDay).toContain('9:00 AM if empty');
	expect(ofDay).toContain('6:30 PM if empty');
	expect(ofDay).toContain('placeholder="60"');
	const ofAll = drawnForDays(nothingSaid(dayValues), null);
	expect(ofAll).toContain('6:00 PM if empty');
	expect(ofAll).toContain('placeholder="45"');
	// A day that starts in the evening is as long as others.
	const late = { ...nothingSaid(dayValues), day_start: '19:00' };
	expect(drawnForDays(late, null)).toContain('4:00 AM if empty');
	const noEnd = { ...nothingSaid(dayValues), day_start: '11:00' };
	expect(drawnForDays(undefined, noEnd)).toContain('6:00 PM if empty');
	expect(drawnForDays(late, trip)).toContain('6:30 PM if empty');
});

test('a day does not end before it starts, by what is typed and by what counts where nothing is', () => {
	const faults = (day_start: string, day_end: string, whole: typeof trip | null = null) => {
		const form = new FormData();
		form.set('day_start', day_start);
		form.set('day_end', day_end);
		return dayFaults(form, whole);
	};
	const refused = (hour: string) => ({ day_end: `Choose an hour after ${hour}, when you leave` });
	expect(faults('', '06:00')).toEqual(refused('9:00 AM'));
	expect(faults('09:00', '09:00')).toEqual(refused('9:00 AM'));
	expect(faults('14:00', '06:00')).toEqual(refused('2:00 PM'));
	expect(faults('20:00', '18:00')).toEqual(refused('8:00 PM'));
	expect(faults('19:00', '', trip)).toEqual(refused('7:00 PM'));
	// After midnight, or the morning after.
	expect(faults('', '00:30')).toEqual({});
	expect(faults('20:00', '06:00')).toEqual({});
	expect(faults('08:00', '18:00')).toEqual({});
	// Nobody has said when it ends.
	expect(faults('19:00', '')).toEqual({});
});

test('a fault in an hour is shown at its input', () => {
	const drawn = renderToStaticMarkup(dayInputs.day_end.draw(trip, null, 'Choose an hour'));
	expect(drawn).toContain('aria-invalid="true"');
	expect(drawn).toContain('Choose an hour');
	expect(drawn).not.toContain('if empty');
});
