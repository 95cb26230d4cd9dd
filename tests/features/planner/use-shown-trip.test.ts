import { expect, test } from 'vitest';
import type { Cell } from '#domain/sync/cell.ts';
import { afterSeeing } from '#domain/sync/write-edit.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { saysTheSame } from '#features/planner/use-shown-trip.ts';

function named(name: Cell) {
	const cells = new Map<string, Cell>([
		['life', { v: 'live', r: 1 }],
		['name', name],
	]);
	return { cells, trip: tripFromCells('t', cells) };
}

test('a name that others changed and changed back is a newer one, which a person renaming the trip has seen', () => {
	const [before, back] = [named({ v: 'Ours', r: 5 }), named({ v: 'Ours', r: 9 })];
	expect(saysTheSame(before, before)).toBe(true);
	expect(saysTheSame(before, back)).toBe(false);
	expect(afterSeeing(back.cells, renameTrip('Spring'))[0]?.seen).toBe(9);
});

test('an edit on its way from memory to the server says the same all the way', () => {
	const steps = [
		{ v: 'Ours', r: 0, pending: 8000 },
		{ v: 'Ours', r: 5, pending: 3 },
		{ v: 'Ours', r: 9 },
	];
	for (const [at, step] of steps.entries())
		expect(saysTheSame(named(steps[at - 1] ?? step), named(step))).toBe(true);
	expect(saysTheSame(named({ v: 'Ours', r: 9 }), named({ v: 'Theirs', r: 9 }))).toBe(false);
});
