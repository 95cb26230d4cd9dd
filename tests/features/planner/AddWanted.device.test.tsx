// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { AddWanted } from '#features/planner/AddWanted.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import * as toasts from '#ui/toasts.ts';
import { aPlace, aTripOf } from '../../domain/trips/builders.ts';
import { draw, press } from '../../ui/draw.ts';

/** What is said once a person adds what a link brought to a trip that takes it, or does not. */
async function saidOf(room: StopRoom, isAdded: boolean): Promise<unknown[]> {
	const said = vi.spyOn(toasts, 'showToast').mockReturnValue(0);
	const trip = tripFromCells('t', aTripOf(room.mostStops));
	const planner = { trip, room, add: () => isAdded } as unknown as PlannerState;
	const { remove } = draw(
		<MemoryRouter>
			<PlannerContext value={planner}>
				<AddWanted place={aPlace({ code: '130794', name: 'Yale University' })} />
			</PlannerContext>
		</MemoryRouter>,
	);
	await press('Add it');
	remove();
	const words = said.mock.calls.map(([toast]) => toast.words);
	said.mockRestore();
	return words;
}

test('a link that adds a place to a full trip says that it was not added, and why', async () => {
	expect(await saidOf({ by: 'trip', mostStops: 10 }, true)).toEqual([]);
	expect(await saidOf({ by: 'trip', mostStops: 10 }, false)).toEqual([
		'10 Locations Maximum. Please remove a location before trying to add more.',
	]);
	expect(await saidOf({ by: 'plan', mostStops: 5 }, false)).toEqual([
		'Your free plan saves up to 5 stops. Remove one to add another.',
	]);
});
