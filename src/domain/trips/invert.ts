import { type Cells, type Change, sameJson } from '#domain/sync/cell.ts';
import { mayStandAt, readStopPath } from './trip-paths.ts';

/**
 * Returns the edit that undoes `changes`, given the cells before them: in reverse order, and itself an ordinary edit.
 * New values are emptied, not deleted, because a removal is a write: an added stop stops being live.
 */
export function invert(changes: readonly Change[], before: Cells): Change[] {
	const paths = [...new Set(changes.map(({ path }) => path))].reverse();
	return paths.flatMap((path) => {
		const cell = before.get(path);
		return cell === undefined || !mayStandAt(path, cell.v) ? emptied(path) : [{ path, value: cell.v }];
	});
}

/** An edit, and what undoes it. */
export interface Undoable {
	changes: readonly Change[];
	inverse: readonly Change[];
}

/** Returns the edit that undoes an edit in the trip as it is now: values changed since no longer belong to the edit. */
export function inverseNow({ changes, inverse }: Undoable, now: Cells): Change[] {
	const written = new Map(changes.map(({ path, value }) => [path, value]));
	return inverse.filter(({ path }) => {
		const value = written.get(path);
		return value === undefined || sameJson(value, now.get(path)?.v);
	});
}

function emptied(path: string): Change[] {
	const field = readStopPath(path)?.field;
	// Keeps the place: without life it does no harm, and redo needs it.
	if (field === 'place' || path === 'life') return [];
	return [{ path, value: field === 'live' ? false : null }];
}
