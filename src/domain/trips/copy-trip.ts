import type { Cells, Change } from '#domain/sync/cell.ts';
import { cutName, LONGEST_TRIP_NAME } from './propose-name.ts';
import { liveStopIds } from './trip.ts';
import { tripTitle } from './trip-name.ts';
import { mayStandAt, readStopPath, type StopField, stopPath } from './trip-paths.ts';

/**
 * Returns the edit that turns another trip into a copy of this one with a new name: its life first, and each stop's
 * place before its life. Stops get new ids, because a calendar knows events by them, and would move the original's.
 */
export function copyTrip(cells: Cells, name: string, newStopId: () => string): Change[] {
	const ids = new Map<string, string>();
	const copied = (stopId: string) => {
		const id = ids.get(stopId) ?? newStopId();
		ids.set(stopId, id);
		return id;
	};
	const content = [...cells].filter(
		([path, { v }]) => !REWRITTEN.has(path) && isCopied(path, cells) && mayStandAt(path, v),
	);
	const ordered = content.sort(([a], [b]) => Number(a.endsWith('/live')) - Number(b.endsWith('/live')));
	return [
		{ path: 'life', value: 'live' },
		{ path: 'name', value: name },
		...ordered.map(([path, { v }]) => ({ path: pathInCopy(path, copied), value: v })),
		// Without it, the copy's stops would follow the order this edit happens to add them in.
		{ path: 'order', value: liveStopIds(cells).map(copied) },
	];
}

const REWRITTEN = new Set(['life', 'gone', 'name', 'order']);

/** Returns a name for a copy, "Spring tour, copy", numbered if taken; a long name is cut, so that it can be edited. */
export function copyName(name: string, taken: readonly string[]): string {
	const called = (end: string) => cutName(tripTitle({ name }), LONGEST_TRIP_NAME - end.length) + end;
	let copy = called(', copy');
	for (let count = 2; taken.includes(copy); count++) copy = called(`, copy ${count}`);
	return copy;
}

function pathInCopy(path: string, copied: (stopId: string) => string): string {
	const at = readStopPath(path);
	// A field this version does not know keeps its name, too.
	return at === null ? path : stopPath(copied(at.stopId), at.field as StopField);
}

// Stops removed from the trip are not copied.
function isCopied(path: string, cells: Cells): boolean {
	const at = readStopPath(path);
	return at === null || cells.get(stopPath(at.stopId, 'live'))?.v !== false;
}
