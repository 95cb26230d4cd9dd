import { type Cells, sameJson } from '#domain/sync/cell.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';
import { readStopPlace } from '#domain/trips/stop-place.ts';
import { type DayField, readDayPath, readStopPath, stopPath } from '#domain/trips/trip-paths.ts';
import type { stopValues, tripValues } from '#domain/trips/trip-values.ts';

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
	const [first = '', second] = entries.map(({ path }) => pathWords(path, cells));
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

function pathWords(path: string, cells: Cells): string {
	const at = readStopPath(path);
	if (at) {
		const name = readStopPlace(cells.get(stopPath(at.stopId, 'place'))?.v)?.name || 'a stop';
		const words = wordsIn(ofStop, at.field);
		return words ? `${words} ${name}` : name;
	}
	const day = readDayPath(path);
	const ofThatDay = day && wordsIn(ofDay, day.field);
	return ofThatDay
		? `${ofThatDay} day ${day.number}`
		: (wordsIn(ofTrip, path) ?? 'something newer than this app');
}

const wordsIn = (table: Record<string, string>, field: string) =>
	Object.hasOwn(table, field) ? table[field] : undefined;

const ofTrip: Record<keyof typeof tripValues | 'order' | 'life' | 'gone', string> = {
	name: 'name',
	notes: 'notes',
	start_date: 'first day',
	day_start: 'start of the day',
	day_end: 'end of the day',
	lunch_minutes: 'lunch',
	order: 'order of the stops',
	life: 'whether it is in the trash',
	gone: 'whether it is deleted for good',
};

const ofDay: Record<DayField, string> = {
	day_start: 'start of',
	day_end: 'end of',
	lunch_minutes: 'lunch on',
};

const ofStop: Record<keyof typeof stopValues, string> = {
	note: 'note on',
	visit_minutes: 'visit at',
	parking_minutes: 'parking at',
	session_at: 'info session at',
	tour_at: 'tour at',
	overnight: 'night at',
};
