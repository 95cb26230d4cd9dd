import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newStop } from '#domain/trips/trip.ts';
import { OwnPlaces } from '#features/planner/add/OwnPlaces.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aPlace } from '../../../domain/trips/builders.ts';

const [yale, tufts] = ['130794', '168148'].map((code) => aPlace({ code }));
const home = aPlace({ type: 'x', code: '', name: 'Home' });

/** What the panel shows of the family's own places in a planner with these stops. */
function shownIn(places: (typeof home | undefined)[]): string {
	const stops = places.flatMap((place, index) => (place ? [newStop(`s${index}`, place)] : []));
	const planner = { trip: { stops }, room: { mostStops: 10, by: 'trip' } } as unknown as PlannerState;
	return renderToStaticMarkup(
		<PlannerContext value={planner}>
			<OwnPlaces />
		</PlannerContext>,
	);
}
const offered = (...places: (typeof home | undefined)[]) =>
	[...shownIn(places).matchAll(/aria-label="Add Home again: ([^"]*)"/g)].map(([, end]) => end);

test('home can be added again at any end of the trip where it is not', () => {
	expect(offered(yale, tufts)).toEqual([]);
	expect(offered(home)).toEqual([]);
	expect(offered(yale, tufts, home)).toEqual(['At the start']);
	expect(offered(home, yale)).toEqual(['At the end']);
	expect(offered(yale, home, tufts)).toEqual(['At the start', 'At the end', 'Both']);
	expect(offered(home, yale, home)).toEqual([]);
	expect(shownIn([yale, home])).toContain(' is already stop 2. Add it again:');
});
