import { type ReactElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { mergeCell } from '#domain/sync/merge-cell.ts';
import { opsOfEdit } from '#domain/sync/write-edit.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { RenameDialog } from '#trips/RenameDialog.tsx';

const moms = { v: 'Spring tour', r: 5 };
const dads = { v: 'New England', r: 9, t: 1, device: 'd_dad', seq: 1 };
const named = ({ v, r }: typeof moms): Cells => new Map([['name', { v, r }]]);

/** Mom's form, open since before Dad's new name came in behind it, sent with this name; says what it asks for. */
function sentAs(typed: string) {
	const onRename = vi.fn<(words: string, changes: readonly Change[]) => void>();
	const drawn: ReactElement<{ name: string; onName: (name: string) => void }>[] = [];
	function Page() {
		const [cells, setCells] = useState(() => named(moms));
		// Called, not drawn: so it stays open while the trip changes, which markup alone cannot show.
		drawn.push(
			RenameDialog({ trip: tripFromCells('t_1', cells), cells, onRename, onClose: () => undefined }),
		);
		if (drawn.length === 1) setCells(named(dads));
		return null;
	}
	renderToStaticMarkup(<Page />);
	drawn.at(-1)?.props.onName(typed);
	return { shows: drawn.at(-1)?.props.name, said: onRename.mock.calls };
}

test('a name left as it was when the form opened makes no edit: the one that came in meanwhile stays', () => {
	expect(sentAs('Spring tour')).toEqual({ shows: 'Spring tour', said: [] });
});

test('a new name is announced, and puts one that came in behind the form into the history', () => {
	const [[words, changes] = ['', []]] = sentAs('With Grandma').said;
	expect(words).toBe('Renamed to With Grandma');
	const trip = { ...emptyTrip('t_1'), confirmed: named(dads), view: named(dads) };
	const { ops } = opsOfEdit(trip, changes, { t: 2, seq: 1, newId: () => 'o_1' });
	expect(ops).toMatchObject([{ path: 'name', value: 'With Grandma', base: 5 }]);
	expect(mergeCell(dads, { t: 2, device: 'd_mom', seq: 1, base: ops[0]?.base ?? 9 })).toBe('overrides');
});
