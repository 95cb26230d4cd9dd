import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import type { MapOptions } from './create-map.ts';
import styles from './MapFrame.module.css';
import { MapTools } from './MapTools.tsx';
import { MapContext } from './map-context.ts';
import { type MapState, useMap } from './use-map.ts';

interface Props extends MapOptions {
	/** What lies on the map: layers and pins, shown once it is drawn. */
	children: ReactNode;
	legend?: ReactNode;
	/** More buttons, beside those that zoom. */
	tools?: ReactNode;
}

/** A map in its frame: skeleton, words when it fails, zoom buttons, legend, and whose shapes these are. */
export function MapFrame({ children, legend, tools, ...options }: Props) {
	const canvas = useRef<HTMLDivElement>(null);
	const { state, retry } = useMap(canvas, options);
	return (
		<section className={styles.frame} aria-label={options.label}>
			<div className={styles.stage}>
				<div ref={canvas} className={styles.canvas} data-drawn={state.status === 'ready'} />
				{state.status === 'ready' ? (
					<MapContext value={state}>
						{children}
						<MapTools>{tools}</MapTools>
					</MapContext>
				) : (
					<Waiting state={state} onRetry={retry} />
				)}
				{state.status !== 'failed' && (
					<p className={styles.credit} data-covers="">
						Map: US Census, Natural Earth, GeoNames (CC BY)
					</p>
				)}
			</div>
			{state.status !== 'failed' && legend}
		</section>
	);
}

function Waiting({ state, onRetry }: { state: MapState; onRetry: () => void }) {
	if (state.status !== 'failed') {
		return <div className={styles.bone} role="status" aria-label="Drawing the map" />;
	}
	return (
		<div className={styles.failed} role="status">
			{state.reason === 'webgl' ? (
				<p>The map can't be drawn on this browser. Everything else works.</p>
			) : (
				<>
					<p>The map did not load. Everything else works.</p>
					<Button onClick={onRetry}>Try again</Button>
				</>
			)}
		</div>
	);
}
