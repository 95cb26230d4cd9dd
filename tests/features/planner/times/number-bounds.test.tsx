import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newStop } from '#domain/trips/trip.ts';
import { dayValues, fieldsOf, nothingSaid, stopTimes } from '#domain/trips/trip-values.ts';
import { dayInputs } from '#features/planner/times/day-inputs.tsx';
import { stopInputs } from '#features/planner/times/stop-inputs.tsx';
import { fixedAtFirst } from '#features/planner/times/usual-visit.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

const campus = newStop('s1', { ...aPlace(), type: 'college' });
const where = { day: '', isEnd: false, fixed: fixedAtFirst(campus), onHour: () => undefined };

/** Every number input of the forms for a day and for a stop, by name, with its bounds. */
function drawnBounds(): [name: string, min: number, max: number][] {
	const drawn = [
		...fieldsOf(dayValues).map((field) => dayInputs[field].draw(nothingSaid(dayValues), null)),
		...fieldsOf(stopTimes).map((field) => stopInputs[field].draw(campus, where)),
	].map((input) => renderToStaticMarkup(input));
	return [...drawn.join('').matchAll(/<input[^>]*type="number"[^>]*>/g)].map(([input]) => {
		const at = (attribute: string) => input.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1] ?? '';
		return [at('name'), Number(at('min')), Number(at('max'))];
	});
}

test('a number that a file, a code or another phone may bring can also be sent by its form, and no other', () => {
	const drawn = drawnBounds();
	expect(drawn.map(([name]) => name)).toEqual(['lunch_minutes', 'visit_minutes', 'parking_minutes']);
	const values = { ...dayValues, ...stopTimes };
	for (const [name, min, max] of drawn) {
		const { read } = values[name as keyof typeof values];
		expect({ name, least: read(min), below: read(min - 1), most: read(max), above: read(max + 1) }).toEqual({
			name,
			least: min,
			below: null,
			most: max,
			above: null,
		});
	}
});
