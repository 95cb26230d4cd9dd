import { type Cells, sameJson } from '#domain/sync/cell.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { readStopPath } from '#domain/trips/trip-paths.ts';
import { fieldWords, stopName } from '#trips/field-words.ts';

/** What is known of the values of a trip that gave way. */
export interface GaveWay {
	cells: Cells;
	/** The latest first. */
	history: readonly HistoryEntry[];
	thisDevice: string | undefined;
	/** The revision up to which the person has looked at them. */
	seenUntil: number;
}

/** The values of this device that gave way and were not looked at yet, one for each path, the latest first. */
export function newlyGaveWay({ cells, history, thisDevice, seenUntil }: GaveWay): HistoryEntry[] {
	const mine = history.filter(
		({ device, hidden_by, path, v }) =>
			device === thisDevice && hidden_by > seenUntil && !sameJson(cells.get(path)?.v, v),
	);
	return mine.filter(({ path }, at) => mine.findIndex((each) => each.path === path) === at);
}

/** What the values are about: "name", "name and note on Brown University", "name and 2 more". */
export function gaveWayWords(entries: readonly HistoryEntry[], cells: Cells): string {
	const [first = '', second] = entries.map(
		({ path }) => fieldWords(path, cells) ?? unknownWords(path, cells),
	);
	if (entries.length > 2) return `${first} and ${entries.length - 1} more`;
	return second === undefined ? first : `${first} and ${second}`;
}

/** What the one device is called whose values stand in place of these; null for several, and where nobody knows. */
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
