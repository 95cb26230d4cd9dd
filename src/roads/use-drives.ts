import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Point } from '#domain/geo.ts';
import { knownDrives, type RoadQuestion } from '#domain/roads/known-drives.ts';
import { type DriveEstimate, estimateDrives, type KnownDrives } from '#domain/trips/drive-estimate.ts';
import { askRoads, roadAnswers } from './ask-roads.ts';

/**
 * The drives between points as far as they are known: by the straight line until the table of highways has answered, a moment
 * later. `all` asks for those of every order, `in order` only for the legs.
 */
export function useKnownDrives(points: readonly Point[], which: RoadQuestion['which'] = 'all'): KnownDrives {
	const question = JSON.stringify({ points: points.map(({ lat, long }) => ({ lat, long })), which });
	const subscribe = useCallback(
		(listener: () => void) => {
			askRoads(JSON.parse(question));
			return roadAnswers.subscribe(listener);
		},
		[question],
	);
	const answers = useSyncExternalStore(subscribe, roadAnswers.get);
	return useMemo(() => knownDrives(answers), [answers]);
}

/** The drive along points that nobody puts in another order here. */
export function useDrives(points: readonly Point[]): DriveEstimate {
	const known = useKnownDrives(points, 'in order');
	return useMemo(() => estimateDrives(points, known), [points, known]);
}
