import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { layOut } from '#domain/map/lay-out.ts';
import type { Scene } from '#domain/map/scene.ts';
import { projectionOf } from '#domain/map/view.ts';
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
	const later = { scene: useDeferredValue(scene), onSelect: useDeferredValue(onSelect) };
	return shown && <Laid {...later} shown={shown} />;
}

const Laid = memo(function Laid({ scene, shown, onSelect }: Props & { shown: Shown }) {
	const { stage, base, towns } = useMapStage();
	const { view, rest, covers, scale } = shown;
	// Not before there is land beneath them.
	const roads = useRoads(base && rest);
	const { shields, plates } = roads?.view === rest ? roads : {};
	const { marks, labels, isSmall } = useMemo(
		() => layOut(scene, { view: rest, covers, scale, base, towns, shields, plates }),
		[scene, rest, covers, scale, base, towns, shields, plates],
	);
	const project = projectionOf(view);
	const seekChosen = useEffectEvent(() => {
		const chosen = scene.pins.find(({ id }) => id === scene.chosen);
		if (chosen) stage.seek(chosen);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again on another choice.
	useEffect(() => seekChosen(), [scene.chosen]);
	return (
		<>
			<Lines scene={scene} roads={roads} view={view} rest={rest} />
			<Names labels={labels} project={project} scale={scale} />
			<Pins
				marks={marks}
				project={project}
				isSmall={isSmall}
				chosen={scene.chosen}
				onSelect={onSelect}
				onSeek={stage.seek}
				onPart={(points) => stage.open({ points, closest: PARTED }, true)}
			/>
		</>
	);
});

/** Markers at the same place are separated at this zoom at the latest. */
const PARTED = 15;
