import { Route } from 'lucide-react';
import type { Point } from '#domain/geo.ts';
import { boundsOf } from '#map/geometry.ts';
import { useDrawnMap } from '#map/map-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

const MARGIN = 64;
const CLOSEST = 11;

/** Brings all stops back into view after the map was moved. */
export function WholeTripButton({ stops }: { stops: Point[] }) {
	const { map } = useDrawnMap();
	const bounds = boundsOf(stops);
	if (!bounds) return null;
	return (
		<Button
			iconOnly
			aria-label="Show the whole trip"
			onClick={() => map.fitBounds(bounds, { padding: MARGIN, maxZoom: CLOSEST })}
		>
			<Icon of={Route} />
		</Button>
	);
}
