import type { StoredCell, StoredTrip } from './account-state.ts';
import type { Json } from './cell.ts';
import type { Op } from './device-state.ts';
import type { Policy } from './policy.ts';

/** A write of a cell, with the facts for judging it. */
interface JudgedWrite {
	op: Op;
	write: StoredCell;
	/** The revision up to which the writer's device knew the trip. */
	cursor: number;
	policy: Policy;
}

/** "It is in the trip", as said by someone who wrote inside it (`lost`), and the removal that won over that. */
interface Removal {
	path: string;
	lost: StoredCell;
	won: StoredCell;
}

/**
 * Finds removals and writes that did not know of each other: something such as a stop was removed, and somebody wrote
 * inside it. No cell is in conflict, but the writing is out of sight. So its author counts as having said that the stop
 * is in the trip.
 */
export function unheardRemovals(trip: StoredTrip, written: JudgedWrite): Removal[] {
	return [...removalBefore(trip, written), ...removalOf(trip, written)];
}

// Nobody writes inside something they know is gone. One write is enough to say so.
function removalBefore({ cells }: StoredTrip, { op, write, policy }: JudgedWrite): Removal[] {
	const path = policy.holderOf(op.path);
	const won = path === null ? undefined : cells.get(path);
	if (path === null || won?.v !== false || won.device === write.device || !isSaid(write.v)) return [];
	const hasSaidSo = writtenIn(path, cells, policy).some(
		({ device, r }) => device === write.device && r > won.r,
	);
	return hasSaidSo ? [] : [{ path, lost: inTrip(write), won }];
}

function removalOf({ cells }: StoredTrip, { op, write, cursor, policy }: JudgedWrite): Removal[] {
	const before = cells.get(op.path);
	if (write.v !== false || before?.v !== true) return [];
	const unheard = writtenIn(op.path, cells, policy)
		.filter(({ device, r }) => device !== write.device && r > cursor)
		// An unseen addition gives way through its own cell, so its author is left out here.
		.filter(({ device }) => device !== before.device || before.r <= cursor)
		.sort((a, b) => a.r - b.r);
	const lastOfEach = new Map(unheard.map((cell) => [cell.device, cell]));
	return [...lastOfEach.values()].map((cell) => ({ path: op.path, lost: inTrip(cell), won: write }));
}

function writtenIn(holder: string, cells: StoredTrip['cells'], policy: Policy): StoredCell[] {
	return [...cells].flatMap(([path, cell]) =>
		isSaid(cell.v) && policy.holderOf(path) === holder ? cell : [],
	);
}

const inTrip = (cell: StoredCell): StoredCell => ({ ...cell, v: true });

const isSaid = (value: Json) => value !== null && value !== '';
