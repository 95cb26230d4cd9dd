import { memo, useDeferredValue } from 'react';
import type { BaseMap } from '#domain/map/base-map.ts';
import { groundIn } from '#domain/map/ground.ts';
import { groundLayers } from '#domain/map/ground-layers.ts';
import type { View } from '#domain/map/view.ts';
import { useObservable } from '#runtime/observable.ts';
import styles from './Ground.module.css';
import { useMapStage } from './map-stage.ts';

/** The ground shown on the stage, as a picture: shown until MapLibre draws, kept if it cannot, and used for print. */
export function Ground() {
	const { stage, base } = useMapStage();
	const rest = useObservable(stage.shown)?.rest;
	const view = useDeferredValue(rest);
	return view && base ? <GroundPicture view={view} shapes={base.shapes} /> : null;
}

export const GroundPicture = memo(function GroundPicture({
	view,
	shapes,
}: { view: View } & Pick<BaseMap, 'shapes'>) {
	const { width, height } = view;
	return (
		<svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} data-ground="" aria-hidden="true">
			{groundLayers(groundIn(view, shapes), view.zoom).map(
				({ name, path, width: stroke, dashes, opacity }) => (
					<path
						key={name}
						className={styles[name]}
						d={path}
						strokeWidth={stroke}
						strokeDasharray={dashes?.join(' ')}
						opacity={opacity}
					/>
				),
			)}
		</svg>
	);
});
