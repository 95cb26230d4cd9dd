import { type Cells, sameJson } from '#domain/sync/cell.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { readStopPath } from '#domain/trips/trip-paths.ts';
import { fieldWords, stopName } from '#trips/field-words.ts';

/** A trip's values that were overridden by others, and what is needed to judge them. */
export interface GaveWay {
	cells: Cells;
	/** Latest first. */
	history: readonly HistoryEntry[];
	thisDevice: string | undefined;
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

/** Names the fields: "name", "name and note on Brown University", "name and 2 more". */
export function gaveWayWords(entries: readonly HistoryEntry[], cells: Cells): string {
	const [first = '', second] = entries.map(
		({ path }) => fieldWords(path, cells) ?? unknownWords(path, cells),
	);
	if (entries.length > 2) return `${first} and ${entries.length - 1} more`;
	return second === undefined ? first : `${first} and ${second}`;
}

/** The name of the one device whose values replaced these; null if there are several, or its name is unknown. */
export function hiderName(
	entries: readonly HistoryEntry[],
	names: Readonly<Record<string, string>>,
): string | null {
	const [hider, ...others] = new Set(entries.map(({ hidden_by_device }) => hidden_by_device ?? ''));
	return hider && others.length === 0 && Object.hasOwn(names, hider) ? (names[hider] ?? null) : null;
}

function unknownWords(path: string, cells: Cells): string {
	const at = readStopPath(path);
	return at ? stopName(at.stopId, cells) : 'something newer than this app';
}
