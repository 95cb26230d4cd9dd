import { BedDouble, Plane } from 'lucide-react';
import { Suspense, use, useMemo } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { FLIGHT, isTooLong } from '#domain/roads/long-drives.ts';
import { flightBetween, townForNight } from '#domain/trips/long-legs.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { ownStop, placeStop } from '#domain/trips/stop-places.ts';
import { bareStop, type StopContent } from '#domain/trips/trip-content.ts';
import { useReachable } from '#runtime/reachability.ts';
import { insertStops } from '#trips/add-stops.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { usePlanner } from '../planner-context.ts';
import { type LegHelp, loadLegHelp } from './leg-help.ts';
import styles from './StopCard.module.css';

/** True when a leg needs help: it is too long for a day, or has no road and is not flown. */
export const needsHelp = (drive: LegDrive | null, gap: string | undefined): boolean =>
	drive ? isTooLong(drive) : gap !== FLIGHT;

interface Props {
	/** Plan index of the stop that the leg leads to. */
	stop: number;
	drive: LegDrive | null;
}

/** Remedies for a leg too long for one day: a night on the way, or a flight. One tap applies it. */
export function LegOffers(leg: Props) {
	const isReachable = useReachable();
	// biome-ignore lint/correctness/useExhaustiveDependencies: what could not be had is asked for again with the signal.
	const help = useMemo(loadLegHelp, [isReachable]);
	return (
		<Suspense>
			<Offers {...leg} help={help} />
		</Suspense>
	);
}

function Offers({ stop, drive, help: asked }: Props & { help: Promise<LegHelp | null> }) {
	const { trip, room, apply } = usePlanner();
	const help = use(asked);
	const [from, to] = [trip.stops[stop - 1]?.place, trip.stops[stop]?.place];
	if (!help || !from || !to) return null;
	const town = drive && townForNight(drive, { from, to }, help.towns);
	const flight = flightBetween(from, to, help.airports);
	const airports = flight
		? [flight.leaves, flight.lands].map((airport) => placeStop({ ...airport, type: 'airport' }))
		: [];
	const onTheWay = airports.filter(
		({ code }) => ![from, to].some((end) => end.type === 'airport' && end.code === code),
	);
	const hasRoom = (count: number) => trip.stops.length + count <= room.mostStops;
	const add = (words: string, stops: StopContent[]) =>
		apply(`${words}, added`, insertStops(trip, stops, { at: stop, mostStops: room.mostStops }) ?? []);
	const where = town && `${town.name}, ${town.state_abbreviation}`;
	const nightWords = `Night in ${where}`;
	return (
		<div className={styles.offers}>
			{town && hasRoom(1) && (
				<Button
					onClick={() =>
						add(nightWords, [
							{ ...bareStop(ownStop(`Hotel in ${where}`, town)), overnight: true, visit_minutes: 0 },
						])
					}
				>
					<Icon of={BedDouble} />
					{nightWords}
				</Button>
			)}
			{flight && onTheWay.length > 0 && hasRoom(onTheWay.length) && (
				<Button
					onClick={() =>
						add(
							`Flight ${codesOf(airports)}`,
							onTheWay.map((place) => bareStop(place)),
						)
					}
				>
					<Icon of={Plane} />
					{`Fly ${codesOf(airports)}`}
				</Button>
			)}
		</div>
	);
}

const codesOf = (airports: readonly StopPlace[]) => airports.map(({ code }) => code).join(' to ');
