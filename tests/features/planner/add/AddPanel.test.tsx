import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { AddPanel } from '#features/planner/add/AddPanel.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import { aTripOf } from '../../../domain/trips/builders.ts';

/** The text above the add panel in a planner with this much room. */
function headerWith(room: StopRoom): string {
	const planner = {
		trip: tripFromCells('t', aTripOf(0)),
		room,
		setAdding: () => undefined,
	} as unknown as PlannerState;
	const page = renderToStaticMarkup(
		<PlannerContext value={planner}>
			<AddPanel />
		</PlannerContext>,
	);
	return /<p[^>]*>(10 Stops.*?)<\/p>/.exec(page)?.[1] ?? '';
}

test('the add header says 10 Stops Maximum on every plan, and what the free one saves', () => {
	expect(headerWith({ by: 'trip', mostStops: 10 })).toBe('10 Stops Maximum');
	expect(headerWith({ by: 'plan', mostStops: 5 })).toBe('10 Stops Maximum, 5 on the free plan');
});
