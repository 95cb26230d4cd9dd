import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Change } from '#domain/sync/cell.ts';
import { renameTrip, setTripFact, setTripNotes } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { ImportPreview } from '#features/planner/exchange/ImportPreview.tsx';
import { useImport } from '#features/planner/exchange/use-import.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aContent } from '../../../domain/exchange/builders.ts';
import { applied } from '../../../domain/trips/builders.ts';

/** A trip without stops in which the family has typed this, after a file with words of its own was imported into it. */
function afterImport(typed: readonly Change[]) {
	const cells = applied(new Map(), typed);
	const edits: Change[] = [];
	const planner = {
		trip: tripFromCells('t', cells),
		apply: (_: string, changes: readonly Change[]) => edits.push(...changes),
		setAdding: () => undefined,
	};
	const said = {
		name: 'Untitled map',
		notes: 'Bring the cooler',
		start_date: '2026-10-01',
		lunch_minutes: 45,
	};
	const days = [{ number: 2, day_start: '08:00', day_end: '20:00', lunch_minutes: null }];
	function Import() {
		useImport(() => undefined).intoThis(aContent(['Yale University'], { ...said, days }));
		return null;
	}
	shownIn(planner, <Import />);
	return tripFromCells('t', applied(cells, edits));
}

/** What is shown in a planner, as HTML. */
const shownIn = (planner: object, children: ReactNode) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<PlannerContext value={planner as PlannerState}>{children}</PlannerContext>
		</MemoryRouter>,
	);

test('an imported file gives a trip without stops only what the family has not typed', () => {
	expect(afterImport([])).toMatchObject({
		name: 'Untitled map',
		notes: 'Bring the cooler',
		start_date: '2026-10-01',
		lunch_minutes: 45,
		days: [{ number: 2, day_start: '08:00', day_end: '20:00' }],
	});
	const typed = [
		...renameTrip('Spring break with Grandma'),
		...setTripNotes('Ask Ann'),
		...setTripFact('start_date', '2027-04-12'),
		{ path: 'lunch_minutes', value: 0 },
		{ path: 'days/2/day_start', value: '10:00' },
	];
	expect(afterImport(typed)).toMatchObject({
		name: 'Spring break with Grandma',
		notes: 'Ask Ann',
		start_date: '2027-04-12',
		lunch_minutes: 0,
		days: [{ number: 2, day_start: '10:00', day_end: '20:00' }],
		stops: [{ place: { name: 'Yale University' } }],
	});
	expect(afterImport(setTripNotes(' ')).notes).toBe('Bring the cooler');
});

test.each([
	[7, 5, 'This trip has room for 5 stops on the free plan.'],
	[5, 5, null],
])('an import of %o stops into a free trip of none, which holds %o: %o', (count, mostStops, words) => {
	const content = aContent(Array.from({ length: count }, (_, index) => `College ${index}`));
	const planner = { trip: tripFromCells('t', new Map()), room: { mostStops, by: 'plan' } };
	const importable = { content, unplaced: [], more: 0, lacks: '' };
	const html = shownIn(planner, <ImportPreview importable={importable} onClose={() => undefined} />);
	expect(/<p id="no-room"[^>]*>([^<]*)/.exec(html)?.[1] ?? null).toBe(words);
	expect(html.includes('aria-describedby="no-room"')).toBe(words !== null);
});
