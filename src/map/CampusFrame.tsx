import { Maximize } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Point } from '#domain/geo.ts';
import { areFromOsm, type Place } from '#domain/places/place.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLegend } from './MapLegend.tsx';
import { OpenAgain } from './MapTools.tsx';

const LEGEND = [
	{ kind: 'college', word: 'Campus' },
	{ kind: 'hotel', word: 'Hotel' },
	{ kind: 'restaurant', word: 'Restaurant' },
	{ kind: 'poi', word: 'Sight' },
] as const;
type Kind = (typeof LEGEND)[number]['kind'];

interface Props extends Omit<ComponentProps<typeof MapFrame>, 'isInPage' | 'withOsm' | 'tools' | 'legend'> {
	center: Point;
	places: Place[];
	/** The kinds of place that the legend names. */
	shown?: Record<Exclude<Kind, 'college'>, boolean>;
}

export function CampusFrame({ center, places, shown, ...frame }: Props) {
	const legend = LEGEND.filter(({ kind }) => kind === 'college' || !shown || shown[kind]);
	return (
		<MapFrame
			{...frame}
			isInPage
			withOsm={areFromOsm(places.map(({ place_id }) => place_id))}
			tools={
				<OpenAgain
					icon={Maximize}
					label="Show all places"
					opening={{ ...frame.opening, points: [center, ...places] }}
				/>
			}
			legend={<MapLegend entries={legend} />}
		/>
	);
}
