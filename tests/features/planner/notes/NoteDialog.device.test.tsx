// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { setNote } from '#domain/trips/edit-stops.ts';
import { NoteDialog } from '#features/planner/notes/NoteDialog.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aStore } from '../../../runtime/a-store.ts';
import { draw, field, press, type } from '../../../ui/draw.ts';

const DRAFT = 'ctt.note.s';
let tab = aStore();
let edits: unknown[] = [];
beforeEach(() => {
	tab = aStore();
	edits = [];
	vi.stubGlobal('sessionStorage', tab);
});

/** Opens the form on this note; returns what takes it away as a reload does. */
function open(note: string): () => void {
	const planner = {
		apply: (words: string, changes: unknown[]) => changes.length > 0 && edits.push([words, changes]),
	};
	return draw(
		<PlannerContext value={planner as unknown as PlannerState}>
			<NoteDialog
				title="Note on Brown"
				hint=""
				draft={DRAFT}
				note={note}
				onClose={() => undefined}
				change={(text) => setNote('s', text)}
			/>
		</PlannerContext>,
	).remove;
}

test('an emptied note is still empty after a reload, and closing it removes the note', async () => {
	const reload = open('Gate B');
	await type('Note', '');
	reload();
	open('Gate B');
	expect(field('Note').value).toBe('');
	await press('Done');
	expect(edits).toEqual([['Note on Brown removed', [{ path: 'stops/s/note', value: '' }]]]);
	expect(Object.entries(tab)).toEqual([]);
});

test('the text that a note was typed over counts only while the typed text is stored', async () => {
	tab[`${DRAFT}.seen`] = 'Gate B';
	const reload = open('Gate C');
	await type('Note', 'Gate D');
	expect(Object.entries(tab)).toEqual([
		[`${DRAFT}.seen`, 'Gate C'],
		[DRAFT, 'Gate D'],
	]);
	reload();
	open('Gate E');
	expect(field('Note').value).toBe('Gate D');
	await press('Done');
	expect(edits).toEqual([['Note on Brown set', [{ path: 'stops/s/note', value: 'Gate E\nGate D' }]]]);
	expect(Object.entries(tab)).toEqual([]);
});
