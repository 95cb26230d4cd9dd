import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { isCampus } from '#domain/trips/campus.ts';
import type { Instant } from '#domain/zone-time.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { ShownTrip } from '../use-shown-trip.ts';
import { RateDialog } from './RateDialog.tsx';

interface Props {
	store: TripStore;
	shown: ShownTrip;
	/** Index of the stop that the family is heading for. */
	heading: number;
	/** When it arrives according to the plan; null if unknown. */
	arrives: Instant | null;
	now: Instant;
}

/** Buttons to rate the campus that the family is leaving and, at the end of the trip, the last one. */
export function RateVisit({ store, shown: { trip, cells }, heading, arrives, now }: Props) {
	const [rated, rate] = useState<string | null>(null);
	const isOver = arrives !== null && arrives <= now && heading === trip.stops.length - 1;
	const visited = trip.stops
		.slice(Math.max(0, heading - 1), isOver ? heading + 1 : heading)
		.filter(({ place }) => isCampus(place));
	return (
		<>
			{visited.map(({ id, place }) => (
				<Button key={id} road onClick={() => rate(id)}>
					<Icon of={ClipboardPen} />
					<span>
						Rate <bdi>{place.name}</bdi>
					</span>
				</Button>
			))}
			{rated !== null && (
				<RateDialog store={store} cells={cells} trip={trip} stopId={rated} onClose={() => rate(null)} />
			)}
		</>
	);
}
