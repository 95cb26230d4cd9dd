export type StopField = 'place' | 'note' | 'visit_minutes' | 'tour_at' | 'live';

/** The path of a stop's cell, `stops/<id>/<field>`. */
export function stopPath(stopId: string, field: StopField): string {
	return `stops/${stopId}/${field}`;
}

/** The stop and field that a path names, or null when it names no cell of a stop. */
export function readStopPath(path: string): { stopId: string; field: string } | null {
	const [, stopId, field] = /^stops\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	return stopId === undefined || field === undefined ? null : { stopId, field };
}
