import { useMemo } from 'react';
import { collegesMap, type MappedCollege, type MappedState } from '#domain/map/scenes.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { Overlay } from './Overlay.tsx';

interface Props {
	/** "Massachusetts", "New England". */
	name: string;
	colleges: MappedCollege[];
	/** The mapped state; without one, the map opens around the colleges. */
	state?: MappedState;
}

/** A state or region with its colleges; each marker links to the college's guide. */
export function CollegesMap({ name, colleges, state }: Props) {
	const { label, scene, opening } = useMemo(
		() => collegesMap(name, colleges, state),
		[name, colleges, state],
	);
	return (
		<MapFrame
			label={label}
			opening={opening}
			isInPage
			legend={<MapLegend entries={[{ kind: 'college', word: 'College guide' }]} />}
		>
			<Overlay scene={scene} />
		</MapFrame>
	);
}
