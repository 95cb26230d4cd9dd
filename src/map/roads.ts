import { useEffect, useState } from 'react';
import { hasRoads, type RoadsInView } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { roadsOf } from '#roads/ask-roads.ts';

/** The roads in and around a view, once they are known; those of the view before stay until then. */
export function useRoads(view: View | undefined): RoadsInView | undefined {
	const [roads, setRoads] = useState<RoadsInView>();
	useEffect(() => {
		if (!view || !hasRoads(view)) return;
		let isCurrent = true;
		roadsOf(view).then(
			(found) => isCurrent && setRoads({ ...found, view }),
			(error) => console.warn('The map does without roads.', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [view]);
	return view && hasRoads(view) ? roads : undefined;
}
