import { startTransition, useEffect, useState } from 'react';
import { hasRoads, type RoadsInView } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { roadsOf } from '#roads/ask-roads.ts';
import { onReachable } from '#runtime/reachability.ts';

/** Returns the roads in and around a view, once they are known; until then, those of the previous view. */
export function useRoads(view: View | undefined): RoadsInView | undefined {
	const [roads, setRoads] = useState<RoadsInView>();
	useEffect(() => {
		if (!view || !hasRoads(view)) return;
		return followRoads(view, (found) => startTransition(() => setRoads({ ...found, view })));
	}, [view]);
	return view && hasRoads(view) ? roads : undefined;
}

/**
 * Reports a view's roads once they are known; if the table is missing, once the signal is back. Returns the function
 * that stops it.
 */
export function followRoads(view: View, tell: (found: RoadsInView) => void): () => void {
	let state: 'asked' | 'failed' | 'over' = 'failed';
	const ask = async () => {
		if (state !== 'failed') return;
		state = 'asked';
		try {
			const found = await roadsOf(view);
			if (isOver()) return;
			state = 'over';
			tell(found);
		} catch (error) {
			console.warn('The map does without roads.', error);
			if (!isOver()) state = 'failed';
		}
	};
	const isOver = () => state === 'over';
	void ask();
	const stopListening = onReachable(() => void ask());
	return () => {
		state = 'over';
		stopListening();
	};
}
