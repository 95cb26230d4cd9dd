import { useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { pairKey, pairsOf, type RoadQuestion } from '#domain/roads/known-drives.ts';
import { observable, useObservable } from '#runtime/observable.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { askRoads, roadAnswers } from './ask-roads.ts';
import { readStreets } from './stored-streets.ts';

/** Without an answer by then, the straight line must do. */
const PATIENCE_MS = 1000;

/**
 * True once `firstDrives` has ended for the trip given first. If the component suspended on it, React would keep the
 * placeholder for at least 300 ms.
 */
export function useFirstDrives(tripId: string, points: readonly Point[]): boolean {
	const [isOver] = useState(() => {
		const isOver = observable(points.length < 2);
		if (!isOver.get()) void firstDrives(tripId, points).finally(() => isOver.set(true));
		return isOver;
	});
	return useObservable(isOver);
}

/**
 * Waits up to a second until a trip's drives are known, from the table and from the device's storage, so that the list
 * stays in place and nobody taps a row that moves away. The many drives of other orders may come later.
 */
export async function firstDrives(tripId: string, points: readonly Point[]): Promise<void> {
	const question: RoadQuestion = {
		points: points.map(({ lat, long }) => ({ lat, long })),
		which: 'in order',
	};
	const legs = pairsOf(question).map(([from, to]) => pairKey(from, to));
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
