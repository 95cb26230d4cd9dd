import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planOf } from '#domain/schedule/plan-of-trip.ts';
import { newStop } from '#domain/trips/trip.ts';
import { fieldsOf, stopTimes } from '#domain/trips/trip-values.ts';
import { stopTimeChanges } from '#features/planner/times/form-changes.ts';
import { stopInputs } from '#features/planner/times/stop-inputs.tsx';
import { fixedAtFirst } from '#features/planner/times/usual-visit.ts';
import { aTour, parts } from '../../../domain/schedule/builders.ts';
import { aPlace } from '../../../domain/trips/builders.ts';
import { sentAsItOpens } from './sent-as-it-opens.ts';

const campus = {
	...newStop('s1', { ...aPlace(), type: 'college' as const }),
	session_at: '2027-04-12T10:00',
	tour_at: '2027-04-12T11:15',
	visit_minutes: 180,
	parking_minutes: 20,
	overnight: true,
};
const hotel = newStop('s2', { ...aPlace(), type: 'hotel' });

const drawnField = (field: keyof typeof stopInputs, stop: typeof hotel, day = '', isEnd = false) =>
	renderToStaticMarkup(
		stopInputs[field].draw(stop, { day, isEnd, fixed: fixedAtFirst(stop), onHour: () => undefined }),
	);
const drawn = (stop: typeof hotel, { day = '', isEnd = false } = {}) =>
	fieldsOf(stopTimes)
		.map((field) => drawnField(field, stop, day, isEnd))
		.join('');

test('a form sent as it opens changes nothing', () => {
	expect(stopTimeChanges(campus, sentAsItOpens(drawn(campus)))).toEqual([]);
	expect(stopTimeChanges(hotel, sentAsItOpens(drawn(hotel)))).toEqual([]);
});

test('every time of a stop has an input of its name at a campus', () => {
	for (const field of fieldsOf(stopTimes)) expect(drawn(campus)).toContain(`name="${field}"`);
});

test('only a campus has sessions and tours, on the day of the visit unless said otherwise', () => {
	expect(drawn(hotel, { day: '2027-04-13' })).not.toContain('tour_at');
	const undated = { ...campus, tour_at: null };
	expect(drawnField('tour_at', undated, '2027-04-13')).toContain('value="2027-04-13"');
	expect(drawnField('tour_at', campus, '2027-04-13')).toContain('value="2027-04-12"');
});

test('a hotel’s form opens with the night checked, a campus’s without', () => {
	expect(drawnField('overnight', hotel)).toMatch(/\bchecked\b/);
	const unsaid = { ...campus, overnight: null };
	expect(drawnField('overnight', unsaid)).not.toMatch(/\bchecked\b/);
});

test('the form says how long a stop counts while nothing is set: home at an end of the trip, or for a night, not at all', () => {
	const home = newStop('s3', { ...aPlace(), type: 'x', code: '' });
	const usual = (stop: typeof home, isEnd: boolean) =>
		[...drawn(stop, { isEnd }).matchAll(/placeholder="(\d+)"/g)].map(([, minutes]) => Number(minutes));
	expect(usual(home, true)).toEqual([0, 0]);
	expect(usual(home, false)).toEqual([60, 5]);
	expect(usual({ ...home, overnight: true }, false)).toEqual([0, 0]);
	// Whoever has an appointment there parks and walks to it.
	const appointed = { ...home, tour_at: '2027-04-12T10:00' };
	expect(usual({ ...appointed, overnight: true }, false)).toEqual([60, 5]);
	expect(usual(appointed, true)).toEqual([60, 5]);
});

test.each([
	[{ session_at: null, tour_at: null }, 150, 'If you leave it empty, it counts as 150'],
	[{ session_at: null }, 75, 'If you leave it empty, the tour counts as 75'],
	[{ tour_at: null }, 60, 'If you leave it empty, the session counts as 60'],
	[{}, 135, 'If you leave it empty, the session counts as 60 and the tour as 75'],
])('an empty visit at a campus counts as its session and tour: %j', (none, minutes, hint) => {
	const stop = { ...campus, visit_minutes: null, ...none };
	const field = drawnField('visit_minutes', stop);
	expect(field).toContain(`placeholder="${minutes}"`);
	expect(field).toContain(hint);
	// As the plan counts them, if the tour begins when the session ends.
	const tour_at = stop.tour_at && '2027-04-12T11:00';
	const [planned] = planOf(aTour([{ ...stop, tour_at }]), parts).stops;
	const [first, last] = [planned?.fixed[0], planned?.fixed.at(-1)];
	expect(first && last ? last.ends - first.begins : planned?.visit).toBe(minutes);
});
