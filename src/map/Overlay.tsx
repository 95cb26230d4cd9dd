import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { type Arranged, arrange, nameArranged } from '#domain/map/lay-out.ts';
import type { Around, Scene } from '#domain/map/scene.ts';
import { projectionOf, type View } from '#domain/map/view.ts';
import { useObservable } from '#runtime/observable.ts';
import { Lines } from './Lines.tsx';
import { useMapStage } from './map-stage.ts';
import { Names } from './Names.tsx';
import { Pins } from './Pins.tsx';
import { useRoads } from './roads.ts';
import type { Shown } from './stage.ts';

interface Props {
	scene: Scene;
	onSelect?: ((id: string) => void) | undefined;
}

/**
 * The layer on the ground: rings, trail, names, leaders and markers, rearranged whenever the map comes to rest. A new
 * scene appears after the words next to the map: finding room for each name takes longer than a frame.
 */
export function Overlay({ scene, onSelect }: Props) {
	const { stage } = useMapStage();
	const shown = useObservable(stage.shown);
	const settled = useDeferredValue(shown);
	const later = { scene: useDeferredValue(scene), onSelect: useDeferredValue(onSelect) };
	if (!shown || !settled) return null;
	const { rest, covers, scale } = settled;
	return <Laid {...later} rest={rest} covers={covers} scale={scale} view={shown.view} />;
}

const Laid = memo(function Laid({
	scene,
	view,
	rest,
	covers,
	scale,
	onSelect,
}: Props & Omit<Shown, 'size' | 'foot'>) {
	const { base } = useMapStage();
	// Only once there is land beneath them.
	const roads = useRoads(base && rest);
	const arranged = arrange(scene, { view: rest, covers, scale, base });
	return (
		<>
			<SeekChosen scene={scene} />
			<Lines scene={scene} roads={roads} view={view} rest={rest} />
			<Marks
				arranged={arranged}
				numbers={roads?.view === rest ? roads : {}}
				view={view}
				onSelect={onSelect}
			/>
		</>
	);
});

/**
 * Brings the chosen pin into view. Not part of `Laid`: in a memoized component, React 19.2 runs the first render's
 * event.
 */
function SeekChosen({ scene }: Pick<Props, 'scene'>) {
	const { stage } = useMapStage();
	const seekChosen = useEffectEvent(() => {
		const chosen = scene.pins.find(({ id }) => id === scene.chosen);
		if (chosen) stage.seek(chosen);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again on another choice, and when asked again.
	useEffect(() => seekChosen(), [scene.chosen, scene.asked]);
	return null;
}

interface MarksProps extends Pick<Props, 'onSelect'> {
	arranged: Arranged;
	numbers: Pick<Around, 'shields' | 'plates'>;
	view: View;
}

/**
 * A separate component, so that React lets the page respond between arranging and naming, each of which takes a while.
 */
function Marks({ arranged, numbers: { shields, plates }, view, onSelect }: MarksProps) {
	const { stage, towns } = useMapStage();
	const { marks, labels, isSmall } = nameArranged(arranged, { towns, shields, plates });
	const project = projectionOf(view);
	return (
		<>
			<Names labels={labels} project={project} scale={arranged.ground.scale} />
			<Pins
				marks={marks}
				project={project}
				isSmall={isSmall}
				chosen={arranged.scene.chosen}
				onSelect={onSelect}
				onSeek={stage.seek}
				onPart={(points) => stage.open({ points, closest: PARTED }, true)}
			/>
		</>
	);
}

/** Markers at the same place are separated at this zoom at the latest. */
const PARTED = 15;
