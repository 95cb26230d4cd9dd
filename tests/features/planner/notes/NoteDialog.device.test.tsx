import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setNote } from '#domain/trips/edit-stops.ts';
import { NoteDialog } from '#features/planner/notes/NoteDialog.tsx';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { aStore } from '../../../runtime/a-store.ts';

const DRAFT = 'ctt.note.s';
let tab = aStore();
beforeEach(() => {
	tab = aStore();
	vi.stubGlobal('sessionStorage', tab);
});

interface Element {
	children: (ReactElement<Element> | undefined)[];
	value: string;
	onChange: (event: { target: { value: string } }) => void;
	onClose: () => void;
}

/** The form as it opens on this note: what it shows, and how to type in it. Closing it makes the edits. */
function open(note: string) {
	const edits: unknown[] = [];
	const planner = {
		apply: (words: string, changes: unknown[]) => changes.length > 0 && edits.push([words, changes]),
	};
	let form: ReactElement<Element> | undefined;
	function Page() {
		// Called, not drawn, so that its fields can be typed in.
		form ??= NoteDialog({
			title: 'Note on Brown',
			hint: '',
			draft: DRAFT,
			note,
			onClose: () => undefined,
			change: (text) => setNote('s', text),
		}) as ReactElement<Element>;
		return null;
	}
	renderToStaticMarkup(
		<PlannerContext value={planner as unknown as PlannerState}>
			<Page />
		</PlannerContext>,
	);
	const area = form?.props.children.find((child) => child?.props.onChange)?.props;
	return {
		shows: area?.value,
		type: (value: string) => area?.onChange({ target: { value } }),
		close: () => form?.props.onClose(),
		edits,
	};
}

test('an emptied note is still empty after a reload, and closing it removes the note', () => {
	open('Gate B').type('');
	const reloaded = open('Gate B');
	expect(reloaded.shows).toBe('');
	reloaded.close();
	expect(reloaded.edits).toEqual([['Note on Brown removed', [{ path: 'stops/s/note', value: '' }]]]);
	expect(Object.entries(tab)).toEqual([]);
});

test('the text that a note was typed over counts only while the typed text is stored', () => {
	tab[`${DRAFT}.seen`] = 'Gate B';
	open('Gate C').type('Gate D');
	expect(Object.entries(tab)).toEqual([
		[`${DRAFT}.seen`, 'Gate C'],
		[DRAFT, 'Gate D'],
	]);
	const reloaded = open('Gate E');
	expect(reloaded.shows).toBe('Gate D');
	reloaded.close();
	expect(reloaded.edits).toEqual([
		['Note on Brown set', [{ path: 'stops/s/note', value: 'Gate E\nGate D' }]],
	]);
	expect(Object.entries(tab)).toEqual([]);
});
