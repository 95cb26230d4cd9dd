import type { Point } from '#domain/geo.ts';
import { pairKey, pairsOf, type RoadQuestion } from '#domain/roads/known-drives.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { askRoads, roadAnswers } from './ask-roads.ts';
import { readStreets } from './stored-streets.ts';

/** With no answer by then, the straight line has to do. */
const PATIENCE_MS = 1000;

/** The planner is drawn long before this, and asks for its promise once more when it is. */
const DRAWN_MS = 10_000;

/** Trips being waited for or drawn. */
const asked = new Map<string, Promise<void>>();

/**
 * Waits up to a second until a trip's drives are known, from the table and from what the device has stored: the list
 * then stays in place, and nobody taps a row that moves away. Null if there is no drive; the same promise for the same
 * trip.
 */
export function firstDrives(tripId: string, points: readonly Point[]): Promise<void> | null {
	if (points.length < 2) return null;
	const question: RoadQuestion = { points: points.map(({ lat, long }) => ({ lat, long })), which: 'all' };
	const name = JSON.stringify([tripId, question.points]);
	const begun = asked.get(name);
	if (begun) return begun;
	const waiting = untilKnown(tripId, question).finally(() => {
		setTimeout(() => asked.delete(name), DRAWN_MS);
	});
	asked.set(name, waiting);
	return waiting;
}

async function untilKnown(tripId: string, question: RoadQuestion): Promise<void> {
	const legs = pairsOf({ ...question, which: 'in order' }).map(([from, to]) => pairKey(from, to));
	const isKnown = () => legs.every((key) => key in roadAnswers.get());
	const stops = [askRoads(question)];
	const known = new Promise<void>((resolve) => {
		const look = () => isKnown() && resolve();
		look();
		stops.push(roadAnswers.subscribe(look));
	});
	try {
		await waitAtMost(PATIENCE_MS, Promise.all([known, readStreets(tripId)]));
	} finally {
		for (const stop of stops) stop();
	}
}
