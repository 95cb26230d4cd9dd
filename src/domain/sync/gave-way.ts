import { type Cells, sameJson } from './cell.ts';
import type { HistoryEntry, HistoryOnDevice } from './device-state.ts';

/** A trip's overridden values, and the facts for judging them. */
interface GaveWay {
	cells: Cells;
	/** The trip's history, latest first. */
	history: readonly HistoryOnDevice[];
	thisDevice: unknown;
	/** The last revision that the person has seen. */
	seenUntil: number;
}

/** Returns this device's values that were overridden and not yet seen, one per path, latest first. */
export function newlyGaveWay({ cells, history, thisDevice, seenUntil }: GaveWay): HistoryEntry[] {
	const hasWrittenSince = ({ path, hidden_by, rewritten }: HistoryOnDevice) =>
		rewritten ||
		cells.get(path)?.pending !== undefined ||
		// Of several edits made without a signal, the first may have given way, and the last may have overridden the
		// winner.
		history.some(
			(each) => each.path === path && each.hidden_by_device === thisDevice && each.hidden_by > hidden_by,
		);
	const mine = history.filter(
		(entry) =>
			entry.device === thisDevice &&
			entry.hidden_by > seenUntil &&
			!hasWrittenSince(entry) &&
			!sameJson(cells.get(entry.path)?.v, entry.v),
	);
	return mine.filter(({ path }, at) => mine.findIndex((each) => each.path === path) === at);
}

/**
 * Returns the device whose value replaced this one, while that value is the one in the trip; else null, also when
 * unknown.
 */
export function hiderOf({ path, hidden_by, hidden_by_device }: HistoryEntry, cells: Cells): string | null {
	const { r, pending } = cells.get(path) ?? {};
	return r === hidden_by && pending === undefined ? (hidden_by_device ?? null) : null;
}
