import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { AddStopButton } from '#features/planner/AddStopButton.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import { aTripOf } from '../../domain/trips/builders.ts';

vi.mock('#ui/device-word.ts', () => ({ isWide: () => false }));

/** What stands beside the button on a trip of so many stops. */
function reasonBeside(count: number, room: StopRoom) {
	const planner = { trip: tripFromCells('t', aTripOf(count)), room };
	const html = renderToStaticMarkup(
		<PlannerContext value={planner as unknown as PlannerState}>
			<AddStopButton />
		</PlannerContext>,
	);
	return { isDisabled: html.includes('aria-disabled="true"'), why: /<p [^>]*>([^<]*)/.exec(html)?.[1] };
}

test('a button that adds no more says why beside it', () => {
	const trip = { by: 'trip', mostStops: 10 } as const;
	expect(reasonBeside(9, trip)).toEqual({ isDisabled: false, why: undefined });
	expect(reasonBeside(10, trip)).toEqual({ isDisabled: true, why: '10 Locations Maximum' });
	expect(reasonBeside(5, { by: 'plan', mostStops: 5 })).toEqual({
		isDisabled: true,
		why: 'Your free plan saves up to 5 stops',
	});
});
