import { useRef } from 'react';
import { isOwnPlace } from '#domain/trips/end-of-trip.ts';
import { placeKey, stopIndexOf } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { endsFor, type TripEnds } from '#trips/add-stops.ts';
import { alreadyStop } from '#trips/added-words.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { usePlanner } from '../planner-context.ts';
import styles from './AddPanel.module.css';
import { endWords } from './end-words.ts';
import { beginTapping } from './open-add-panel.ts';

/** Adds a place that is not in any list: a new one, or one of the trip again, as most tours start and end at home. */
export function OwnPlaces() {
	const { trip, room, setAdding, addAtEnds } = usePlanner();
	const hint = useRef<HTMLParagraphElement>(null);
	const places = new Map(
		trip.stops.filter(({ place }) => isOwnPlace(place)).map(({ place }) => [placeKey(place), place]),
	);
	const again = [...places.values()]
		.map((place) => ({ place, ends: endsFor(trip, place, room.mostStops) }))
		.filter(({ ends }) => ends.length > 0);
	const add = (place: StopPlace, ends: TripEnds) => {
		// The button that was pressed is about to disappear.
		if (addAtEnds(place, ends)) hint.current?.focus();
	};
	return (
		<>
			<p ref={hint} tabIndex={-1} className={styles.hint}>
				Home, Grandma’s house, a friend’s dorm: tap where it is and give it a name.
			</p>
			<div>
				<Button onClick={() => beginTapping(setAdding)}>Tap it on the map</Button>
			</div>
			{again.length > 0 && (
				<ul className={styles.again} aria-label="Add one of your places again">
					{again.map(({ place, ends }) => (
						<Again
							key={placeKey(place)}
							place={place}
							at={stopIndexOf(trip.stops, place)}
							ends={ends}
							onAdd={(end) => add(place, end)}
						/>
					))}
				</ul>
			)}
		</>
	);
}

interface AgainProps {
	place: StopPlace;
	/** Its index in the trip. */
	at: number;
	ends: readonly TripEnds[];
	onAdd: (ends: TripEnds) => void;
}

/** A place of the trip, and where it can be added once more. */
function Again({ place, at, ends, onAdd }: AgainProps) {
	return (
		<li>
			<p className={layout.small}>
				<bdi>
					<strong>{place.name}</strong>
				</bdi>
				{` is ${alreadyStop(at)}. Add it again:`}
			</p>
			<div className={layout.row}>
				{ends.map((end) => (
					<Button
						key={end}
						aria-label={`Add ${place.name} again: ${endWords[end]}`}
						onClick={() => onAdd(end)}
					>
						{endWords[end]}
					</Button>
				))}
			</div>
		</li>
	);
}
