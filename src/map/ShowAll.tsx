import { Maximize } from 'lucide-react';
import type { Point } from '#domain/geo.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { boundsOf } from './geometry.ts';
import { useDrawnMap } from './map-context.ts';

const PADDING = 56;
const CLOSEST = 14;

/** The button that brings every pin into view. */
export function ShowAll({ pins, label }: { pins: Point[]; label: string }) {
	const { map } = useDrawnMap();
	const show = () => {
		const bounds = boundsOf(pins);
		if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST });
	};
	return (
		<Button iconOnly aria-label={label} onClick={show}>
			<Icon of={Maximize} />
		</Button>
	);
}
