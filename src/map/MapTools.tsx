import { type LucideIcon, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { zooms } from '#domain/map/bounds.ts';
import type { Opening } from '#domain/map/framing.ts';
import { useObservable } from '#runtime/observable.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './MapTools.module.css';
import { useMapStage } from './map-stage.ts';

/** The zoom buttons, with the page's own next to them. */
export function MapTools({ children }: { children?: ReactNode }) {
	const { stage } = useMapStage();
	const zoom = useObservable(stage.shown)?.rest.zoom;
	return (
		<div className={styles.tools} data-covers="">
			{children}
			<Button
				iconOnly
				aria-label="Zoom in"
				disabled={zoom === undefined || zoom >= zooms.closest}
				onClick={() => stage.zoomBy(1)}
			>
				<Icon of={Plus} />
			</Button>
			<Button
				iconOnly
				aria-label="Zoom out"
				disabled={zoom === undefined || zoom <= zooms.farthest}
				onClick={() => stage.zoomBy(-1)}
			>
				<Icon of={Minus} />
			</Button>
		</div>
	);
}

/** A button that returns to the full view after the map was moved. */
export function OpenAgain({ icon, label, opening }: { icon: LucideIcon; label: string; opening: Opening }) {
	const { stage } = useMapStage();
	return (
		<Button iconOnly aria-label={label} onClick={() => stage.open(opening, true)}>
			<Icon of={icon} />
		</Button>
	);
}
