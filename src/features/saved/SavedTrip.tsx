import { GitCompareArrows } from 'lucide-react';
import { paths } from '#domain/paths.ts';
import { tripTitle } from '#domain/trips/trip-name.ts';
import { whenWords } from '#trips/moment-words.ts';
import { StatusBadge } from '#trips/StatusBadge.tsx';
import type { SavedTripRow } from '#trips/use-saved-trips.ts';
import { Badge } from '#ui/Badge.tsx';
import { useToday } from '#ui/clock.ts';
import { Link } from '#ui/Link.tsx';
import { CardMap } from './CardMap.tsx';
import type { Member } from './ForMember.tsx';
import styles from './SavedTrip.module.css';
import { SavedTripActions } from './SavedTripActions.tsx';
import { startWords } from './saved-words.ts';
import { TripLength } from './TripLength.tsx';
import { TripStrip } from './TripStrip.tsx';

interface Props {
	row: SavedTripRow;
	/** All live trips. */
	rows: readonly SavedTripRow[];
	member: Member;
}

/** A saved trip in the list: its contents, how safe it is, and its actions. */
export function SavedTrip({ row, rows, member }: Props) {
	const { trip, changedAt, status, gaveWay } = row;
	const today = useToday();
	const stops = trip.stops.map(({ place }) => place.name).join(', ');
	return (
		<li className={styles.trip}>
			<CardMap trip={trip} />
			<div className={styles.words}>
				<p className={styles.collar}>{startWords(trip)}</p>
				<h3>
					<Link to={paths.planner(trip.id)}>
						<bdi>{tripTitle(trip)}</bdi>
					</Link>
				</h3>
				{stops && <p className={styles.stops}>{stops}</p>}
				{trip.stops.length > 0 && <TripStrip stops={trip.stops} />}
				<p className={styles.facts}>
					<TripLength trip={trip} />
					{`, changed ${whenWords(changedAt, today)}`}
				</p>
				<div className={styles.badges}>
					<StatusBadge status={status} />
					{gaveWay > 0 && (
						<Link to={paths.tripChanges(trip.id)}>
							<Badge icon={GitCompareArrows} tone="warn">
								Changed on two devices
							</Badge>
						</Link>
					)}
				</div>
			</div>
			<SavedTripActions row={row} rows={rows} member={member} />
		</li>
	);
}
