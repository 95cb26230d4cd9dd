import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { StopList } from '#features/planner/stops/StopList.tsx';
import type { StopRoom } from '#trips/plan-room.ts';
import { aTripOf } from '../../../domain/trips/builders.ts';

/** The heading over a trip of so many stops. */
function headingOf(count: number, room: StopRoom) {
	const planner = {
		trip: tripFromCells('t', aTripOf(count)),
		room,
		estimate: { legs: [], gaps: [] },
		outlook: null,
		shownDay: null,
		isEditing: false,
		adding: 'no',
		chosenId: null,
	} as unknown as PlannerState;
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner}>
				<StopList planner={planner} onForm={() => undefined} />
			</PlannerContext>
		</MemoryRouter>,
	);
	return /<h2[^>]*>([^<]*)/.exec(page)?.[1];
}

test('the heading over the stops counts them out of those that fit, never more out of fewer', () => {
	expect(headingOf(9, { by: 'trip', mostStops: 10 })).toBe('Stops 9 of 10');
	expect(headingOf(5, { by: 'plan', mostStops: 5 })).toBe('Stops 5 of 5');
	expect(headingOf(9, { by: 'plan', mostStops: 5 })).toBe('9 stops, 5 on the free plan');
});
