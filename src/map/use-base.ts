import { type RefObject, startTransition, useEffect, useState } from 'react';
import { loadTowns } from '#content/towns.ts';
import type { BaseMap } from '#domain/map/base-map.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { whenNear } from '#runtime/when-near.ts';
import { loadBaseMap } from './base-map.ts';

interface Base {
	base: BaseMap | undefined;
	towns: Town[];
	/** Retries after the base map failed to load. */
	retry: (() => void) | undefined;
}

const noTowns: Town[] = [];

/** Provides the ground and its names, fetched once the frame is near the window; without names, no towns. */
export function useBase(frame: RefObject<HTMLElement | null>, hasNames: boolean): Base {
	const [base, setBase] = useState<BaseMap>();
	const [towns, setTowns] = useState<Town[]>([]);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over.
	useEffect(() => {
		if (!frame.current) return;
		let stop: (() => void) | undefined;
		const stopWatching = whenNear(frame.current, '120px', () => {
			// Ground and names take a while to draw: as transitions, they leave time for taps and scrolls.
			stop = bringBase(hasNames, {
				base: (loaded) => startTransition(() => setBase(loaded)),
				towns: (loaded) => startTransition(() => setTowns(loaded)),
				failed: () => setFailed(true),
			});
		});
		return () => {
			stop?.();
			stopWatching();
		};
	}, [frame, hasNames, attempt]);
	const retry = () => {
		setFailed(false);
		setAttempt((count) => count + 1);
	};
	// No names on bare sea: they appear with the land.
	return { base, towns: base ? towns : noTowns, retry: failed ? retry : undefined };
}

interface Reports {
	base: (base: BaseMap) => void;
	towns: (towns: Town[]) => void;
	/** The base map failed to load; a map can do without towns. */
	failed: () => void;
}

/**
 * Fetches the base map, and the towns for the names, and reports each as it arrives. Returns the function that stops
 * the reports.
 */
export function bringBase(hasNames: boolean, report: Reports): () => void {
	let isHere = true;
	loadBaseMap().then(
		(loaded) => isHere && report.base(loaded),
		(error) => {
			console.warn('The map was not drawn.', error);
			if (isHere) report.failed();
		},
	);
	if (hasNames)
		loadTowns().then(
			(loaded) => isHere && report.towns(loaded),
			(error) => console.warn('The map does without towns.', error),
		);
	return () => {
		isHere = false;
	};
}
