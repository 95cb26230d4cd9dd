import { sharedDb } from '#db/shared-db.ts';
import { paths } from '#domain/paths.ts';
import { DRAFT } from '#sync/edit.ts';
import { useTrip } from '#sync/use-trip.ts';
import { Link } from '#ui/Link.tsx';
import { usePlanner } from '../planner.ts';
import styles from '../TripHead.module.css';

/** From a saved trip to the others: the saved ones, and the draft, where a new trip begins. */
export function OtherTrips() {
	const { store } = usePlanner();
	const open = useTrip(store.account ? sharedDb : undefined, DRAFT);
	if (!store.account) return null;
	const hasDraft = (open?.trip.stops.length ?? 0) > 0;
	return (
		<nav className={styles.others} aria-label="Other trips">
			<Link className={styles.link} to={paths.saved}>
				Saved trips
			</Link>
			<Link className={styles.link} to={paths.tripPlanner}>
				{hasDraft ? 'Your draft' : 'New trip'}
			</Link>
		</nav>
	);
}
