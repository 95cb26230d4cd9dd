import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tripFromCells } from '#domain/trips/trip.ts';
import { AddWanted } from '#features/planner/AddWanted.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import type { StopRoom } from '#trips/plan-room.ts';
import * as toasts from '#ui/toasts.ts';
import { aPlace, aTripOf } from '../../domain/trips/builders.ts';

interface Props {
	children?: ReactNode;
	onClick?: () => void;
}

/** The props of everything drawn within a node. */
function within(node: ReactNode): Props[] {
	if (Array.isArray(node)) return node.flatMap(within);
	return isValidElement<Props>(node) ? [node.props, ...within(node.props.children)] : [];
}

/** What is said once a person adds what a link brought to a trip that takes it, or does not. */
function saidOf(room: StopRoom, isAdded: boolean): unknown[] {
	const said = vi.spyOn(toasts, 'showToast').mockReturnValue(0);
	const trip = tripFromCells('t', aTripOf(room.mostStops));
	const planner = { trip, room, add: () => isAdded } as unknown as PlannerState;
	let dialog: Props[] = [];
	function Planner() {
		dialog = within(AddWanted({ place: aPlace({ code: '130794', name: 'Yale University' }) }));
		return null;
	}
	renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner}>
				<Planner />
			</PlannerContext>
		</MemoryRouter>,
	);
	dialog.find(({ children }) => children === 'Add it')?.onClick?.();
	const words = said.mock.calls.map(([toast]) => toast.words);
	said.mockRestore();
	return words;
}

test('a link that adds a place to a full trip says that it was not added, and why', () => {
	expect(saidOf({ by: 'trip', mostStops: 10 }, true)).toEqual([]);
	expect(saidOf({ by: 'trip', mostStops: 10 }, false)).toEqual([
		'10 Locations Maximum. Please remove a location before trying to add more.',
	]);
	expect(saidOf({ by: 'plan', mostStops: 5 }, false)).toEqual([
		'Your free plan saves up to 5 stops. Remove one to add another.',
	]);
});
