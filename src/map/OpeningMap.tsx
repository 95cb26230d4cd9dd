import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Point } from '#domain/geo.ts';
import { cameraFor, type Opening } from '#domain/map/framing.ts';
import { collegesMap } from '#domain/map/scenes.ts';
import type { State } from '#domain/states/state.ts';
import { useObservable } from '#runtime/observable.ts';
import { MapFrame } from './MapFrame.tsx';
import { useMapStage } from './map-stage.ts';

interface Props {
	state: State;
	/** Called after a person has moved the map; `zoom` is for a frame of the usual size, as states store it. */
	onMove: (center: Point, zoom: number) => void;
}

/** The state's map as it opens; moving it sets a new opening view. */
export function OpeningMap({ state, onMove }: Props) {
	const { name, state_abbreviation, center_lat, center_long, default_zoom } = state;
	const opening = useMemo(
		() => collegesMap(name, [], { state_abbreviation, center_lat, center_long, default_zoom }).opening,
		[name, state_abbreviation, center_lat, center_long, default_zoom],
	);
	return (
		<MapFrame
			label={`Where the map of ${name} opens`}
			opening={opening}
			openingKey={`${center_lat} ${center_long} ${default_zoom}`}
			isInPage
		>
			<Watch opening={opening} onMove={(center, closer) => onMove(center, default_zoom + closer)} />
		</MapFrame>
	);
}

/** A smaller change is not a move: a frame has no half pixels. */
const STILL = 1e-4;

/** Reports when the map comes to rest away from its opening view, and how much closer it is. */
function Watch({ opening, onMove }: { opening: Opening; onMove: (center: Point, closer: number) => void }) {
	const { stage } = useMapStage();
	const shown = useObservable(stage.shown);
	const tell = useEffectEvent(() => {
		if (!shown) return;
		const opened = cameraFor(opening, shown);
		const { center, zoom } = shown.rest;
		const moves = [center.lat - opened.center.lat, center.long - opened.center.long, zoom - opened.zoom];
		if (moves.some((move) => Math.abs(move) > STILL)) onMove(center, zoom - opened.zoom);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again wherever the map comes to rest.
	useEffect(() => tell(), [shown?.rest]);
	return null;
}
