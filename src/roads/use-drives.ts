import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Point } from '#domain/geo.ts';
import type { KnownDrives } from '#domain/roads/drive-estimate.ts';
import { knownDrives, type RoadQuestion } from '#domain/roads/known-drives.ts';
import { askRoads, roadAnswers } from './ask-roads.ts';
import { type Followed, followStreets } from './follow-streets.ts';
import { streetLegs } from './stored-streets.ts';

interface Wanted {
	/** `all` asks for the drives of every order, `in order` only for the legs. */
	which: RoadQuestion['which'];
	/** True leaves out street drives: drives that are compared must come from the same source. */
	isWithoutStreets?: boolean;
	/**
	 * A trip on this device, which stores its street drives. With `asks` false, missing ones are not requested from the
	 * server.
	 */
	trip?: Pick<Followed, 'tripId' | 'asks'>;
}

/**
 * Returns the drives between points, as known so far: by straight line until the highway table answers a moment later,
 * and along the streets where a directions service has answered.
 */
export function useKnownDrives(
	points: readonly Point[],
	{ which, trip, isWithoutStreets }: Wanted,
): KnownDrives {
	const question = JSON.stringify({ points: points.map(({ lat, long }) => ({ lat, long })), which });
	const { tripId, asks = false } = trip ?? {};
	const subscribe = useCallback(
		(listener: () => void) => {
			const asked: RoadQuestion = JSON.parse(question);
			const stops = [askRoads(asked), roadAnswers.subscribe(listener), streetLegs.subscribe(listener)];
			if (tripId !== undefined) stops.push(followStreets({ tripId, asks, points: asked.points }));
			return () => {
				for (const stop of stops) stop();
			};
		},
		[question, tripId, asks],
	);
	const answers = useSyncExternalStore(subscribe, roadAnswers.get);
	const streets = useSyncExternalStore(streetLegs.subscribe, streetLegs.get);
	return useMemo(
		() => knownDrives(answers, isWithoutStreets ? {} : streets),
		[answers, streets, isWithoutStreets],
	);
}
