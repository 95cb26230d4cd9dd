import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Change } from '#domain/sync/cell.ts';
import { setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { useImport } from '#features/planner/exchange/use-import.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aContent } from '../../../domain/exchange/builders.ts';
import { applied } from '../../../domain/trips/builders.ts';

/** A trip without stops that has these notes, after a file with notes has been imported into it. */
function afterImport(notes: string) {
	const cells = applied(new Map(), setTripNotes(notes));
	const edits: Change[] = [];
	const planner = {
		trip: tripFromCells('t', cells),
		apply: (_: string, changes: readonly Change[]) => edits.push(...changes),
		setAdding: () => undefined,
	};
	function Import() {
		useImport(() => undefined).intoThis(aContent(['Yale University'], { notes: 'Bring the cooler' }));
		return null;
	}
	renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner as unknown as PlannerState}>
				<Import />
			</PlannerContext>
		</MemoryRouter>,
	);
	return tripFromCells('t', applied(cells, edits));
}

test('an imported file gives a trip its notes only if the family has typed none', () => {
	expect(afterImport('Ask Ann')).toMatchObject({
		notes: 'Ask Ann',
		stops: [{ place: { name: 'Yale University' } }],
	});
	expect(afterImport('').notes).toBe('Bring the cooler');
});
