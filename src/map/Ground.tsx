import { memo, useDeferredValue } from 'react';
import type { BaseMap } from '#domain/map/base-map.ts';
import { groundLayer, type LayerName, layerNames } from '#domain/map/ground-layers.ts';
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

type Seen = { view: View } & Pick<BaseMap, 'shapes'>;

export const GroundPicture = memo(function GroundPicture(seen: Seen) {
	const { width, height } = seen.view;
	return (
		<svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} data-ground="" aria-hidden="true">
			{layerNames.map((name) => (
				<Layer key={name} name={name} {...seen} />
			))}
		</svg>
	);
});

/** A separate component, so that React lets the page respond between two layers, which take a while to cut out. */
function Layer({ name, view, shapes }: { name: LayerName } & Seen) {
	const { path, width, dashes, opacity } = groundLayer(name, view, shapes);
	if (path === '') return null;
	return (
		<path
			className={styles[name]}
			d={path}
			strokeWidth={width}
			strokeDasharray={dashes?.join(' ')}
			opacity={opacity}
		/>
	);
}
