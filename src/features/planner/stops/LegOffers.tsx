import { BedDouble, Plane } from 'lucide-react';
import { Suspense, use, useMemo } from 'react';
import type { LegDrive } from '#domain/roads/drive-estimate.ts';
import { FLIGHT, isTooLong } from '#domain/roads/long-drives.ts';
import type { Change } from '#domain/sync/cell.ts';
import { setStopTime } from '#domain/trips/edit-stops.ts';
import { flightBetween, townForNight } from '#domain/trips/long-legs.ts';
import { replaceStops } from '#domain/trips/replace-stops.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { useReachable } from '#runtime/reachability.ts';
import { randomId } from '#sync/random-id.ts';
import { ownStop, placeStop } from '#trips/stop-places.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { usePlanner } from '../planner-context.ts';
import { type LegHelp, loadLegHelp } from './leg-help.ts';
import styles from './StopCard.module.css';

/** True when a leg needs help: it is too long for a day, or has no road and is not flown. */
export const needsHelp = (drive: LegDrive | null, gap: string | undefined): boolean =>
	drive ? isTooLong(drive) : gap !== FLIGHT;

interface Props {
	/** Index in the plan of the stop the leg leads to. */
	stop: number;
	drive: LegDrive | null;
}

/** Remedies for a leg that nobody drives in a day: a night on the way, or a flight. One tap applies it. */
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
	const night = () => {
		if (!town) return;
		const name = `Night in ${town.name}, ${town.state_abbreviation}`;
		const [id, changes] = insert(stop, [ownStop(name, town)]);
		apply(`${name}, added`, [
			...changes,
			...setStopTime(id, 'overnight', true),
			...setStopTime(id, 'visit_minutes', 0),
		]);
	};
	const insert = (at: number, places: StopPlace[]): [string, Change[]] => {
		const ids: string[] = [];
		const newId = () => {
			ids.push(randomId('s_'));
			return ids.at(-1) ?? '';
		};
		const all = trip.stops.map(({ place }) => place);
		const changes = replaceStops(trip, [...all.slice(0, at), ...places, ...all.slice(at)], newId);
		return [ids[0] ?? '', changes];
	};
	return (
		<div className={styles.offers}>
			{town && hasRoom(1) && (
				<Button onClick={night}>
					<Icon of={BedDouble} />
					{`Night in ${town.name}, ${town.state_abbreviation}`}
				</Button>
			)}
			{flight && onTheWay.length > 0 && hasRoom(onTheWay.length) && (
				<Button onClick={() => apply(`Flight ${codesOf(airports)}, added`, insert(stop, onTheWay)[1])}>
					<Icon of={Plane} />
					{`Fly ${codesOf(airports)}`}
				</Button>
			)}
		</div>
	);
}

const codesOf = (airports: readonly StopPlace[]) => airports.map(({ code }) => code).join(' to ');
