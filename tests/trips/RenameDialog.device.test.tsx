// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { emptyTrip } from '#domain/sync/device-state.ts';
import { mergeCell } from '#domain/sync/merge-cell.ts';
import { opsOfEdit } from '#domain/sync/write-edit.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { RenameDialog } from '#trips/RenameDialog.tsx';
import { draw, field, press, type } from '../ui/draw.ts';

const moms = { v: 'Spring tour', r: 5 };
const dads = { v: 'New England', r: 9, t: 1, device: 'd_dad', seq: 1 };
const named = ({ v, r }: typeof moms): Cells => new Map([['name', { v, r }]]);

/** Mom's form, open since before Dad's new name came in behind it, sent with this name; says what it asks for. */
async function sentAs(typed: string) {
	const onRename = vi.fn<(words: string, changes: readonly Change[]) => void>();
	const on = (cells: Cells) => (
		<RenameDialog
			trip={tripFromCells('t_1', cells)}
			cells={cells}
			onRename={onRename}
			onClose={() => undefined}
		/>
	);
	const { redraw } = draw(on(named(moms)));
	redraw(on(named(dads)));
	const shows = field('Trip name').value;
	await type('Trip name', typed);
	await press('Rename');
	return { shows, said: onRename.mock.calls };
}

test('a name left as it was when the form opened makes no edit: the one that came in meanwhile stays', async () => {
	expect(await sentAs('Spring tour')).toEqual({ shows: 'Spring tour', said: [] });
});

test('a new name is announced, and puts one that came in behind the form into the history', async () => {
	const [[words, changes] = ['', []]] = (await sentAs('With Grandma')).said;
	expect(words).toBe('Renamed to With Grandma');
	const trip = { ...emptyTrip('t_1'), confirmed: named(dads), view: named(dads) };
	const { ops } = opsOfEdit(trip, changes, { t: 2, seq: 1, newId: () => 'o_1' });
	expect(ops).toMatchObject([{ path: 'name', value: 'With Grandma', base: 5 }]);
	expect(mergeCell(dads, { t: 2, device: 'd_mom', seq: 1, base: ops[0]?.base ?? 9 })).toBe('overrides');
});
