import { memo, use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from '#domain/geo.ts';
import type { MapPin } from '#domain/map/pin.ts';
import { onTheWayOn } from '#domain/schedule/schedule.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { usesOsm } from '#domain/trips/uses-osm.ts';
import { TripMap } from '#map/TripMap.tsx';
import { prefersStill } from '#runtime/preferences.ts';
import { NamePlace } from './add/NamePlace.tsx';
import { endTapping } from './add/open-add-panel.ts';
import { TapHint } from './add/TapHint.tsx';
import { pinKind } from './place-words.ts';
import { AddingContext, usePlanner } from './planner-context.ts';
import { isListed } from './use-shown-day.ts';

/** The map of the stops. A tap on a stop marks it in the list; while placing a stop, a tap on the map sets it there. */
export const PlannerMap = memo(function PlannerMap() {
	const { trip, estimate, outlook, shownDay, showDay, chosenId, choose, setAdding, sheet, setSheet } =
		usePlanner();
	const [tapped, setTapped] = useState<Point>();
	const tapAt = (point: Point) => {
		// Otherwise the map would return to it once the place has its name.
		choose(undefined);
		setTapped(point);
	};
	const marked = useMemo(() => tapped && unnamedPin(tapped), [tapped]);
	const pins = useMemo(() => trip.stops.map(stopPin), [trip]);
	const lookedAt = useMemo(() => {
		const day = outlook?.days.find(({ number }) => number === shownDay);
		return day && onTheWayOn(day);
	}, [outlook, shownDay]);
	const isTapping = use(AddingContext) === 'tap';
	return (
		<TripMap
			stops={pins}
			drives={estimate.legs}
			lookedAt={lookedAt}
			withOsm={usesOsm(trip.stops, estimate.legs)}
			chosen={chosenId}
			onSelect={(stopId) => {
				const at = trip.stops.findIndex(({ id }) => id === stopId);
				const isHidden = !isListed(outlook, shownDay, at);
				choose(stopId === chosenId && !isHidden ? undefined : stopId);
				// The stop's card is about to be looked up in the list.
				if (isHidden) flushSync(() => showDay(null));
				if (sheet === 'peek') flushSync(() => setSheet('half'));
				showStop(stopId);
			}}
			onTap={isTapping ? tapAt : undefined}
			isTapping={isTapping}
			hint={isTapping && !tapped && <TapHint onPlace={tapAt} />}
			marked={marked}
			card={
				tapped && (
					<NamePlace
						point={tapped}
						onClose={() => {
							setTapped(undefined);
							endTapping(setAdding);
						}}
					/>
				)
			}
		/>
	);
});

/** Where a stop will be once it has a name. */
const unnamedPin = (point: Point): MapPin => ({
	...point,
	id: 'tapped',
	kind: 'custom',
	name: 'not named yet',
});

function stopPin({ id, place }: Stop, index: number): MapPin {
	const { name, lat, long } = place;
	const pin: MapPin = { id, kind: pinKind(place), name, lat, long };
	// Only a college's blaze shows its number; the other marks show what kind of place they are.
	return place.type === 'college' ? { ...pin, number: index + 1 } : pin;
}

/** Scrolls the list to a stop's card, smoothly unless reduced motion is on. */
function showStop(stopId: string) {
	document
		.querySelector(`[data-stop="${CSS.escape(stopId)}"]`)
		?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'auto' : 'smooth' });
}
