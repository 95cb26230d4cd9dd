import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Opening } from '#domain/map/framing.ts';
import { Button } from '#ui/Button.tsx';
import { Ground } from './Ground.tsx';
import { MapCredit } from './MapCredit.tsx';
import styles from './MapFrame.module.css';
import { MapTools } from './MapTools.tsx';
import { MapContext } from './map-stage.ts';
import { useBase } from './use-base.ts';
import { useMapLibre } from './use-maplibre.ts';
import { type Taps, useOverlay, useTaps } from './use-overlay.ts';
import { useStage } from './use-stage.ts';
import { useStreets } from './use-streets.ts';

interface Props extends Taps {
	label: string;
	opening: Opening;
	/** A new key reopens the map, for example when the stops change. */
	openingKey?: string;
	/** On a page that scrolls, one finger scrolls the page and two move the map. */
	isInPage: boolean;
	/** The layer on the map: trail, names, markers. */
	children: ReactNode;
	legend?: ReactNode;
	/**
	 * The chosen place in words, below a narrow map or over a corner of a wide one; or the dialog that asks about it.
	 */
	card?: ReactNode;
	/** True when something shown on the map came from OpenStreetMap. */
	withOsm?: boolean;
	/** More buttons, next to the zoom buttons. */
	tools?: ReactNode;
	/** What to do on the map, shown over its upper edge. */
	hint?: ReactNode;
}

/**
 * A map in its frame: the ground as a picture until MapLibre draws it, the layer on top, buttons, legend, and credit.
 */
export function MapFrame({
	label,
	opening,
	openingKey = '',
	isInPage,
	children,
	legend,
	card,
	tools,
	hint,
	withOsm,
	...taps
}: Props) {
	const frame = useRef<HTMLElement>(null);
	const canvas = useRef<HTMLDivElement>(null);
	const stage = useStage(frame, opening, openingKey);
	const { base, towns, retry } = useBase(frame, true);
	const map = useMapLibre(canvas, stage, { label, isInPage });
	const hasStreets = useStreets(map);
	const overlay = useOverlay(canvas, map);
	useTaps({ canvas, stage, map }, taps);
	return (
		<MapContext value={{ stage, base, towns }}>
			<section ref={frame} className={styles.frame} aria-label={label}>
				<div className={styles.stage} data-stage="">
					<Ground />
					<div ref={canvas} className={styles.canvas} data-drawn={map !== undefined} />
					{createPortal(children, overlay)}
					{retry && (
						<div className={styles.failed} role="status">
							<p>The map did not load. Everything else works.</p>
							<Button onClick={retry}>Try again</Button>
						</div>
					)}
					<div className={styles.covered} data-covers="" data-foot="" />
					<MapTools>{tools}</MapTools>
					{hint}
				</div>
				{card}
				<div className={styles.collar}>
					{legend}
					<MapCredit className={styles.credit} withOsm={withOsm} withStreets={hasStreets} />
				</div>
			</section>
		</MapContext>
	);
}
