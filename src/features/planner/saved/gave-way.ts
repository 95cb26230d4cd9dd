import type { Cells } from '#domain/sync/cell.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { hiderOf } from '#domain/sync/gave-way.ts';
import { readStopPath } from '#domain/trips/trip-paths.ts';
import { fieldWords, stopName } from '#trips/field-words.ts';

/** Names the fields: "name", "name and note on Brown University", "name and 2 more". */
export function gaveWayWords(entries: readonly HistoryEntry[], cells: Cells): string {
	const [first = '', second] = entries.map(
		({ path }) => fieldWords(path, cells) ?? unknownWords(path, cells),
	);
	if (entries.length > 2) return `${first} and ${entries.length - 1} more`;
	return second === undefined ? first : `${first} and ${second}`;
}

/**
 * Returns the name of the one device whose values replaced these; null if there are several, or its name is unknown.
 */
export function hiderName(
	entries: readonly HistoryEntry[],
	cells: Cells,
	names: Readonly<Record<string, string>>,
): string | null {
	const [hider, ...others] = new Set(entries.map((entry) => hiderOf(entry, cells)));
	return hider && others.length === 0 && Object.hasOwn(names, hider) ? (names[hider] ?? null) : null;
}

/** True when everything that gave way was a stop, to its removal. */
export function areRemovals(entries: readonly HistoryEntry[], cells: Cells): boolean {
	return entries.every(({ path }) => readStopPath(path)?.field === 'live' && cells.get(path)?.v === false);
}

function unknownWords(path: string, cells: Cells): string {
	const at = readStopPath(path);
	return at ? stopName(at.stopId, cells) : 'something newer than this app';
}
