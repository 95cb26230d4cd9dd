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
import { aContent, tripOf } from '../../../domain/exchange/builders.ts';
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

const named = renameTrip('April with Grandma');
const dated = setTripFact('start_date', '2027-04-12');

test.each([
	[[], null],
	[dated, 'This trip keeps its own first day, Apr 12.'],
	[named, 'This trip keeps its own name, “April with Grandma”.'],
	[
		[...named, ...dated],
		'This trip keeps its own name, “April with Grandma”, and its own first day, Apr 12.',
	],
	[[...renameTrip('Spring loop'), ...setTripFact('start_date', '2027-04-19')], null],
	[setTripNotes(' '), null],
	[setTripNotes('Ask Ann'), 'This trip keeps its own notes.'],
	[[{ path: 'lunch_minutes', value: 0 }], 'This trip keeps its own hours.'],
	[[{ path: 'lunch_minutes', value: 45 }], null],
	[[{ path: 'days/2/day_end', value: '17:00' }], 'This trip keeps its own hours.'],
	// The file says nothing of these.
	[[{ path: 'day_start', value: '07:00' }], null],
	[
		[...named, ...dated, ...setTripNotes('Ask Ann')],
		'This trip keeps its own name, “April with Grandma”, its own notes, and its own first day, Apr 12.',
	],
])('of a file with a name, day, notes and hours, a trip that says %j takes the rest: %o', (typed, words) => {
	const trip = tripFromCells('t', applied(new Map(), typed));
	const planner = { trip, room: { mostStops: 10, by: 'trip' } };
	const content = aContent(['Yale University'], {
		start_date: '2027-04-19',
		notes: 'Bring the cooler',
		lunch_minutes: 45,
		days: [{ number: 2, day_start: null, day_end: '20:00', lunch_minutes: null }],
	});
	const preview = (more: object) =>
		shownIn(
			{ ...planner, ...more },
			<ImportPreview importable={{ content, unplaced: [], more: 0, lacks: '' }} onClose={() => undefined} />,
		);
	const kept = (html: string) => /This trip keeps[^<]*/.exec(html)?.[0] ?? null;
	expect(kept(preview({}))).toBe(words);
	// As a trip of its own the file keeps what it says.
	expect(preview({}).includes('Import as a new trip')).toBe(words !== null);
	// Into a trip with stops come only stops.
	const withStops = { trip: { ...trip, stops: tripOf(content).stops } };
	expect(kept(preview(withStops))).toBeNull();
});

test('a file without a name or first day takes nothing from a trip that has them', () => {
	const trip = tripFromCells('t', applied(new Map(), [...named, ...dated]));
	const importable = {
		content: aContent(['Yale University'], { name: '' }),
		unplaced: [],
		more: 0,
		lacks: '',
	};
	const planner = { trip, room: { mostStops: 10, by: 'trip' } };
	expect(shownIn(planner, <ImportPreview importable={importable} onClose={() => undefined} />)).not.toContain(
		'keeps',
	);
});
