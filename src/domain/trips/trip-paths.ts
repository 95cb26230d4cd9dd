export type StopField =
	| 'place'
	| 'live'
	| 'note'
	| 'visit_minutes'
	| 'parking_minutes'
	| 'session_at'
	| 'tour_at'
	| 'overnight';

/** What a trip says for all its days, and may say otherwise for one of them. */
export type DayField = 'day_start' | 'day_end' | 'lunch_minutes';

/** The path of a stop's cell, `stops/<id>/<field>`. */
export function stopPath(stopId: string, field: StopField): string {
	return `stops/${stopId}/${field}`;
}

/** The path of what a trip says of its days: of all, or of one by its number, 1 the first (`days/<number>/<field>`). */
export function dayPath(field: DayField, number: number | null): string {
	return number === null ? field : `days/${number}/${field}`;
}

/** The stop and field that a path names, or null when it names no cell of a stop. */
export function readStopPath(path: string): { stopId: string; field: string } | null {
	const [, stopId, field] = /^stops\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	return stopId === undefined || field === undefined ? null : { stopId, field };
}

/** The day and field that a path names, or null when it names no cell of one day. */
export function readDayPath(path: string): { number: number; field: string } | null {
	const [, number, field] = /^days\/([1-9]\d{0,3})\/([^/]+)$/.exec(path) ?? [];
	return number === undefined || field === undefined ? null : { number: Number(number), field };
}
