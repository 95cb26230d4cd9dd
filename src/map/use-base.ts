import { type RefObject, useEffect, useState } from 'react';
import type { BaseMap } from '#domain/map/base-map.ts';
import { whenNear } from '#ui/when-near.ts';
import { loadBaseMap } from './base-map.ts';
import { loadTowns, type Town } from './towns.ts';

interface Base {
	base: BaseMap | undefined;
	towns: Town[];
	/** Tries again, after the base map could not be had. */
	retry: (() => void) | undefined;
}

const noTowns: Town[] = [];

/** What the ground and its names are drawn from, fetched once the frame is near the window. */
export function useBase(frame: RefObject<HTMLElement | null>): Base {
	const [base, setBase] = useState<BaseMap>();
	const [towns, setTowns] = useState<Town[]>([]);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over.
	useEffect(() => {
		if (!frame.current) return;
		let isHere = true;
		const stopWatching = whenNear(frame.current, '120px', () => {
			loadBaseMap().then(
				(loaded) => isHere && setBase(loaded),
				(error) => {
					console.warn('The map was not drawn.', error);
					if (isHere) setFailed(true);
				},
			);
			loadTowns().then(
				(loaded) => isHere && setTowns(loaded),
				(error) => console.warn('The map does without towns.', error),
			);
		});
		return () => {
			isHere = false;
			stopWatching();
		};
	}, [frame, attempt]);
	const retry = () => {
		setFailed(false);
		setAttempt((count) => count + 1);
	};
	// No names on a sea: they come with the land.
	return { base, towns: base ? towns : noTowns, retry: failed ? retry : undefined };
}
