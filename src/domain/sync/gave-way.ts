import { type Cells, sameJson } from './cell.ts';
import type { HistoryEntry } from './device-state.ts';

/** A trip's values that were overridden by others, and what is needed to judge them. */
interface GaveWay {
	cells: Cells;
	/** The trip's history, latest first. */
	history: readonly HistoryEntry[];
	thisDevice: unknown;
	/** The last revision that the person has looked at. */
	seenUntil: number;
}

/** This device's values that were overridden and not looked at yet, one per path, latest first. */
export function newlyGaveWay({ cells, history, thisDevice, seenUntil }: GaveWay): HistoryEntry[] {
	const mine = history.filter(
		({ device, hidden_by, path, v }) =>
			device === thisDevice && hidden_by > seenUntil && !sameJson(cells.get(path)?.v, v),
	);
	return mine.filter(({ path }, at) => mine.findIndex((each) => each.path === path) === at);
}
