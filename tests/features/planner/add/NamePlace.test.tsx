import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { NamePlace } from '#features/planner/add/NamePlace.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aTripOf } from '../../../domain/trips/builders.ts';

/** The form for the name of a place, in a planner with so many stops. */
function formIn(stops: number, mostStops = 10): string {
	const room = { mostStops, by: 'trip' };
	const planner = { trip: tripFromCells('t', aTripOf(stops)), room } as unknown as PlannerState;
	return renderToStaticMarkup(
		<PlannerContext value={planner}>
			<NamePlace point={{ lat: 42, long: -71 }} onClose={() => undefined} />
		</PlannerContext>,
	);
}

test('a new place is asked for by an example, with the apostrophe of the panel', () => {
	expect(formIn(0)).toContain('placeholder="Grandma’s house"');
});

test('a new place goes to the end of the trip unless the family says otherwise', () => {
	const chips = (stops: number, mostStops?: number) =>
		[...formIn(stops, mostStops).matchAll(/aria-pressed="(\w+)"[^>]*>([^<]*)/g)].map(
			([, pressed, words]) => `${words} ${pressed}`,
		);
	expect(chips(0)).toEqual([]);
	expect(chips(1)).toEqual(['At the start false', 'At the end true', 'Both false']);
	expect(chips(4, 5)).toEqual(['At the start false', 'At the end true']);
});
