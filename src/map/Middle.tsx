import type { KeyboardEvent } from 'react';
import type { Point } from '#domain/geo.ts';
import { middleOf } from '#domain/map/framing.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import styles from './Middle.module.css';
import { useMapStage } from './map-stage.ts';

/** Takes the point in the middle of the visible part of the map: the keyboard's version of a tap. */
export function UseMiddle({ onUse }: { onUse: (point: Point) => void }) {
	const { stage } = useMapStage();
	const take = () => {
		const shown = stage.shown.get();
		if (shown) onUse(middleOf(shown.view, shown));
	};
	return (
		<Button onClick={take}>
			Use the middle<span className={layout.onlyForReaders}> of the map</span>
		</Button>
	);
}

/** Shows the position of that middle. */
export function MiddleMark() {
	return (
		<div className={styles.middle}>
			<svg viewBox="0 0 36 36" aria-hidden="true">
				<path d={CROSS} />
				<path d={CROSS} />
			</svg>
		</div>
	);
}
const CROSS = 'M18 3v30M3 18h30';

/** For elements over the map: the arrow keys move the map there, too. */
export function useArrowKeys(): (event: KeyboardEvent) => void {
	const { stage } = useMapStage();
	return (event) => {
		const way = ways[event.key];
		if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
		// Otherwise the page would scroll.
		event.preventDefault();
		stage.panBy({ x: way.x * STEP, y: way.y * STEP });
	};
}

const ways: Record<string, { x: number; y: number }> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
/** In pixels, like MapLibre's own step. */
const STEP = 100;
