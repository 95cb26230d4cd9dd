import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cells } from '#domain/sync/cell.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { halfTypedNote, StopNote } from '#features/planner/notes/StopNote.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aTripOf } from '../../../domain/trips/builders.ts';
import { aStore } from '../../../runtime/a-store.ts';

const tab = aStore();
beforeEach(() => {
	vi.stubGlobal('sessionStorage', Object.assign(tab, { 'ctt.note.s2': 'Gate B', 'ctt.note.s2.seen': '' }));
});

const cells = aTripOf(2);
const [, second] = tripFromCells('t', cells).stops;
const without: Cells = new Map([...cells, ['stops/s2/live', { v: false, r: 99 }]]);

/** The form of the second stop's note in this trip, its texts and what it makes of what was typed. */
function noteIn(trip: Trip) {
	const planner = { trip, cells } as unknown as PlannerState;
	const form = StopNote({ planner, stopId: 's2', onClose: () => undefined });
	const page = renderToStaticMarkup(<PlannerContext value={planner}>{form}</PlannerContext>);
	return { page, change: form.props.change };
}

test('a half-typed note is found again, also when its stop was removed meanwhile, but not in another trip', () => {
	expect(halfTypedNote(cells)).toBe('s2');
	expect(halfTypedNote(without)).toBe('s2');
	expect(halfTypedNote(new Map())).toBeNull();
});

test('the note on a stop that was removed says where its words go: below the trip’s notes, with its name', () => {
	const here = noteIn(tripFromCells('t', cells));
	expect(here.page).not.toContain('no longer on the trip');
	expect(here.change('Gate B')).toEqual([{ path: 'stops/s2/note', value: 'Gate B' }]);
	const gone = noteIn({ ...tripFromCells('t', without), notes: 'Bring the cooler' });
	expect(gone.page).toContain(`${second?.place.name} is no longer on the trip.`);
	expect(gone.page).toContain('Gate B</textarea>');
	expect(gone.page).not.toContain('Call button');
	expect(gone.change('Gate B')).toEqual([
		{ path: 'notes', value: `Bring the cooler\n${second?.place.name}: Gate B` },
	]);
});
